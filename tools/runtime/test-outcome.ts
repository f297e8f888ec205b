import { relative } from 'node:path'

type Tally = { passed: number; failed: number }
/** `again` are the words after `npm test --` that run just what failed; `unsteady` those of what passed only the second time. */
export type Outcome = Tally & { again: string[]; unsteady?: string[] }

export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; location?: { line: number } | null }[]
  }[]
}
type PlaywrightSpec = { ok: boolean; file: string; line: number; tests: { status: string }[] }
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
export type PlaywrightReport = {
  config: { rootDir: string }
  stats: { expected: number; flaky: number; unexpected: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

export function outcomeOfVitest(code: number | null, report: VitestReport | undefined, root: string): Outcome {
  const again = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that doesn't even load, or whose preparation fails, has no failed test to count.
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ location }) => (location ? `${file}:${location.line}` : file))
  })
  return settle(code, { passed: report?.numPassedTests ?? 0, failed: again.length, again })
}

export function outcomeOfPlaywright(code: number | null, report: PlaywrightReport | undefined, root: string): Outcome {
  if (report === undefined) return settle(code, { passed: 0, failed: 0, again: [] })
  const { expected, flaky, unexpected } = report.stats
  const folder = relative(root, report.config.rootDir)
  const specs = report.suites.flatMap(specsOf)
  const named = (some: PlaywrightSpec[]) => some.map(({ file, line }) => `${folder}/${file}:${line}`)
  const again = named(specs.filter(({ ok }) => !ok))
  const unsteady = named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')))
  return settle(code, { passed: expected + flaky, failed: unexpected + report.errors.length, again, unsteady })
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

/** A part that ends badly without a failed test has crashed; one that found nothing to run is misconfigured. */
function settle(code: number | null, outcome: Outcome): Outcome {
  const silent = outcome.failed === 0 && (code !== 0 || outcome.passed === 0)
  return silent ? { ...outcome, failed: 1 } : outcome
}

/**
 * What a second try makes of the tests that failed in the first. One that doesn't get to its tests leaves all of them failed; a test
 * beside them that failed only now had been counted as passed.
 */
export function outcomeOfSecondTry(first: string[], second: Outcome): Required<Outcome> {
  if (second.failed > 0 && second.again.length === 0)
    return { passed: 0, failed: first.length, again: first, unsteady: [] }
  const unsteady = first.filter((one) => !second.again.includes(one))
  return { passed: first.length - second.again.length, failed: second.failed, again: second.again, unsteady }
}

/** A checker without a count of its own is one test. */
export const outcomeOfCheck = (code: number | null): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  again: [],
})

/** How types and lint in one process end where one finds something. */
export const sourcesCode = { types: 10, lint: 20, both: 30 } as const

/** Whatever else ends it has left both open. */
export function outcomeOfSources(code: number | null): Outcome {
  const failures = new Map<number | null, string[]>([
    [0, []],
    [sourcesCode.types, ['types']],
    [sourcesCode.lint, ['lint']],
  ])
  const again = failures.get(code) ?? ['types', 'lint']
  return { passed: 2 - again.length, failed: again.length, again }
}

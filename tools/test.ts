// The tests, on a throw-away database; the last line says how many passed and failed.
//   npm test                               everything
//   npm test -- types lint format knip     some parts by name; the others are system and browser
//   npm test -- lib/orders e2e/customer    some paths, each run by the part that it belongs to
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '#tools/runtime/build.ts'
import { step } from '#tools/runtime/progress.ts'
import { createTemplate, startTestDatabase, TEMPLATE, type TestDatabase } from '#tools/runtime/test-database.ts'
import { outcomeOfSecondTry, type Outcome } from '#tools/runtime/test-outcome.ts'
import { chooseParts, joinSources, type Part } from '#tools/runtime/test-parts.ts'
import { type Context, endRunningSuites, suites } from '#tools/runtime/test-suites.ts'

const root = process.cwd()
const total: Required<Outcome> = { passed: 0, failed: 0, again: [], unsteady: [] }
/**
 * What runs side by side. Those with the whole app mostly wait; the others use what is left of the machine meanwhile, at low
 * priority. The system tests measure times, so browsers wait for them. Each stream goes through its parts in their usual order:
 * what checks the sources uses one processor, so it is no reason for the unit tests to wait until the browsers want both.
 */
const streams: { names: Part[]; yields: boolean }[] = [
  { names: ['system', 'browser'], yields: false },
  { names: ['unit'], yields: true },
  { names: ['types', 'lint', 'format', 'knip'], yields: true },
]
const haveFiles = new Set<Part | 'sources'>(['unit', 'system', 'browser'])
/** What failed beside others, to be tried once more when the machine is free. */
const doubtful: { part: Part | 'sources'; again: string[] }[] = []
let opening: Promise<TestDatabase> | undefined
let stopped = false

const stop = async () => {
  if (stopped) return
  stopped = true
  endRunningSuites()
  await (await opening?.catch(() => undefined))?.remove()
  console.log(`${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(130)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
if (process.channel) {
  process.on('disconnect', () => void stop())
  process.channel.unref()
}

try {
  await run()
} catch (error) {
  endRunningSuites() // those beside it
  console.error(error)
  total.failed++
}
if (!stopped) {
  stopped = true
  await (await opening?.catch(() => undefined))?.remove()
  name('To run just what failed:', total.again)
  name('Passed only when it was run a second time, and is to be looked at:', total.unsteady)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

function name(why: string, words: string[]): void {
  if (words.length > 0) console.log(`\n${why}`)
  for (const each of new Set(words)) console.log(`  npm test -- ${each}`)
}

async function run(): Promise<void> {
  const chosen = chooseParts(process.argv.slice(2))
  opening = startTestDatabase(console.log)
  const database = await opening
  await generateClient(root, join(database.folder, 'generate.log'))
  await step('Test database', () => createTemplate(database.url, root))
  // It serves the unit tests, and makes way with them for those that drive the whole app.
  setPriority(database.pid, 10)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    TEMPLATE_DATABASE: TEMPLATE,
    NODE_ENV: 'test',
  }
  const context = { root, folder: database.folder, env }
  const asked = streams
    .map(({ names, yields }) => ({
      parts: joinSources([...chosen.keys()].filter((part) => names.includes(part))),
      yields,
    }))
    .filter(({ parts }) => parts.length > 0)
  await Promise.all(
    asked.map(({ parts, yields }, at) =>
      runInTurn(parts, chosen, { ...context, aside: at > 0, yields, tries: asked.length > 1 ? 'first' : 'both' }),
    ),
  )
  for (const one of doubtful)
    if (!stopped) await runAgain(one, { ...context, aside: false, yields: false, tries: 'last' })
}

/** What fails for want of time passes then, and is named; what is broken fails twice. */
async function runAgain({ part, again }: (typeof doubtful)[number], context: Context): Promise<void> {
  console.log(`\n== ${suites[part].title} that failed, once more`)
  // Whole files: a test may stand on the one before it, and a line that is named runs also what says that it is to be left out.
  const files = [...new Set(again.map((one) => one.replace(/:\d+$/, '')))]
  const outcome = outcomeOfSecondTry(again, await suites[part].run(context, files))
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.again.push(...outcome.again)
  total.unsteady.push(...outcome.unsteady)
  console.log(`== ${suites[part].title}, once more: ${outcome.passed} passed, ${outcome.failed} failed`)
}

async function runInTurn(parts: (Part | 'sources')[], chosen: Map<Part, string[]>, context: Context): Promise<void> {
  for (const part of parts) {
    if (stopped) return
    const paths = part === 'sources' ? [] : (chosen.get(part) ?? [])
    const { title, run: runSuite } = suites[part]
    console.log(`\n== ${title}${context.aside ? ' begin beside' : ''}`)
    const begun = performance.now()
    const { passed, failed, again, unsteady = [] } = await runSuite(context, paths)
    const seconds = Math.round((performance.now() - begun) / 1000)
    total.passed += passed
    total.unsteady.push(...unsteady)
    // More than a few is no want of time.
    const later = context.tries === 'first' && haveFiles.has(part) && again.length <= 20 ? again : []
    if (later.length > 0) doubtful.push({ part, again: later })
    else total.again.push(...again)
    total.failed += failed - later.length
    // What went wrong outside of all tests isn't tried again.
    if (failed > again.length) total.again.push(part)
    console.log(`== ${title}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
}

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Of what both a frame and a page fetch when they need it, the bundle has two loaders by one name; a page's takes for granted that the
// page's own scripts have run, and whichever comes first is used (docs/decisions/110-the-frame-waits.md).

const sources = new Map(
  globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'lib/generated/**', 'lib/server/**'] }).map(
    (file) => [file, readFileSync(file, 'utf8')],
  ),
)
const all = (file: string, pattern: RegExp) =>
  [...(sources.get(file) ?? '').matchAll(pattern)].map(([, found = '']) => found)
/** What comes with a module, types aside. */
const standing = (file: string) =>
  all(file, /^import (?!type )[^']*from '#([^']+)'/gm).filter((other) => sources.has(other))
/** Operations fetch the schemas that answers are read by, and say so where they can't. */
const fetched = (file: string) => (file.endsWith('/operations.ts') ? [] : all(file, /import\('#([^']+)'\)/g))

/** What a module draws once it is there, with what that waits for: `dynamic(whenWhole(() => import('#…')` */
const drawn = (file: string) =>
  [...(sources.get(file) ?? '').matchAll(/ dynamic\(\s*((?:\w+\()*)(?:async )?\(\) =>\s*import\('#([^']+)'\)/g)].map(
    ([, waits = '', piece = '']) => ({ waits, piece }),
  )

function closure(files: readonly string[], next = standing): Set<string> {
  const seen = new Set(files)
  for (const file of seen) for (const other of next(file)) seen.add(other)
  return seen
}
/** What comes with a module, and what it draws in its turn. */
const withDrawn = (file: string) => [...standing(file), ...drawn(file).map(({ piece }) => piece)]

const frames = [...sources.keys()].filter((file) => /^components\/(layout|operator)\/([a-z]+-)?shell\.tsx$/.test(file))

test('the frames are found, and all that they draw', () => {
  expect(frames.sort()).toEqual([
    'components/layout/portal-shell.tsx',
    'components/layout/research-shell.tsx',
    'components/layout/shell.tsx',
    'components/operator/operator-shell.tsx',
  ])
  for (const file of closure(frames))
    expect([file, drawn(file).length]).toEqual([file, all(file, /( dynamic\()/g).length])
  expect(drawn('components/layout/portal-shell.tsx')).toContainEqual({
    waits: '',
    piece: 'components/layout/production-locked.tsx',
  })
  expect(fetched('components/layout/production-locked.tsx')).toEqual(['components/production/own-thread.tsx'])
})

test.for(frames)('what %s draws without waiting for the page shares nothing that fetches with one', (frame) => {
  const always = closure([frame])
  const pieces = [...always].flatMap(drawn).flatMap(({ waits, piece }) => (waits.includes('whenWhole(') ? [] : [piece]))
  for (const piece of pieces) {
    const own = new Set([...closure([piece], withDrawn)].filter((file) => !always.has(file)))
    const targets = new Set([...own].flatMap(fetched))
    const others = [...sources.keys()].filter((file) => !own.has(file) && !always.has(file))
    // By way of the piece's own modules, or by fetching the same.
    const loading = [...own].filter((file) =>
      [...closure([file])].some((part) => own.has(part) && fetched(part).length > 0),
    )
    const sharing = others.filter(
      (file) =>
        standing(file).some((part) => loading.includes(part)) || fetched(file).some((target) => targets.has(target)),
    )
    expect([piece, sharing]).toEqual([piece, []])
  }
})

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
  all(file, /^import (?!type )(?!\{ type \w+(?:, type \w+)* \})[^']*from '#([^']+)'/gm).filter((other) =>
    sources.has(other),
  )
const fetched = (file: string) => all(file, /import\('#([^']+)'\)/g)
/** Fetched as soon as it is drawn, whether or not the page is there. */
const fetchedAtOnce = (file: string) => all(file, /dynamic\(\s*\(\) =>\s*import\('#([^']+)'\)/g)

function closure(files: readonly string[]): Set<string> {
  const seen = new Set(files)
  for (const file of seen) for (const other of standing(file)) seen.add(other)
  return seen
}

const frames = [...sources.keys()].filter((file) => /^components\/(layout|operator)\/([a-z]+-)?shell\.tsx$/.test(file))

test.for(frames)('what %s fetches in a page’s place, no page brings along for itself', (frame) => {
  const always = closure([frame])
  for (const piece of [...always].flatMap(fetchedAtOnce)) {
    const own = [...closure([piece])].filter((file) => !always.has(file))
    const loading = own.filter((file) => fetched(file).length > 0 && !file.endsWith('/operations.ts'))
    const elsewhere = [...sources.keys()].filter((file) => !own.includes(file) && !always.has(file))
    for (const file of loading)
      expect([piece, file, elsewhere.filter((other) => standing(other).includes(file))]).toEqual([piece, file, []])
  }
})

import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { filesBelow, filesOfPackage, productionPackages } from '#tools/release/packages.ts'
import { reach } from '#tools/release/reach.ts'

const description = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  type: z.string(),
  imports: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})

/** What the processes open by its path: what a walk along the imports doesn't find. */
export const openedByPath = [
  'LICENSE',
  'README.md',
  'next.config.mjs',
  'docs/guides',
  'docs/legal',
  'docs/operations.md',
  'docs/operators.md',
  'docs/stripe-test-mode-checklist.md',
  'examples/guide',
  'examples/recipes',
  'lib/sandbox/samples',
  'prisma/migrations',
  'public',
  'sdk/package.json',
  'sdk/LICENSE',
  'sdk/README.md',
  'sdk/schema.d.cts',
  'sdk/esm',
  'sdk/cjs',
  'sdk/cli',
  'sdk/python',
  // What next.config.mjs knows its loaders by.
  'tools/operations-loader.cjs',
  'tools/unused-loader.cjs',
  'tools/words-loader.cjs',
]

/** Of a build, what only the next build or its reader wants. */
const ofBuilding = /^\.next\/(cache|diagnostics|trace|trace-build|turbopack|types)(\/|$)|\.map$/

/** package.json as far as it is true of a release: the commands that it holds, and the packages. */
function describe(root: string): { described: z.infer<typeof description>; files: string[] } {
  const given = description.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const { files } = reach(root, given.scripts)
  const scripts = Object.entries(given.scripts).filter(([, script]) => files.includes(script.split(' ').at(-1) ?? ''))
  return { described: { ...given, scripts: Object.fromEntries(scripts) }, files }
}

/** A link is copied as the link that it is: the build's lead from one part of a release to another. */
function copy(from: string, to: string): void {
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFileSync(from, to, constants.COPYFILE_FICLONE)
}

/**
 * Writes everything that production needs into a new folder. Returns how many packages and files it holds. A test that looks at it
 * only in passing may have the files linked instead of copied.
 */
export function makeRelease(root: string, folder: string, put = copy): { packages: number; files: number } {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const { described, files } = describe(root)
  const packages = productionPackages(root)
  // With the links by which Next's build finds the packages that it left outside.
  const built = filesBelow(root, '.next').filter((path) => !ofBuilding.test(path))
  const opened = openedByPath.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path],
  )
  const all = [...files, ...opened, ...built, ...packages.flatMap((path) => filesOfPackage(root, path))]
  for (const parent of new Set(all.map((path) => dirname(path)))) mkdirSync(join(folder, parent), { recursive: true })
  for (const path of all) put(join(root, path), join(folder, path))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, undefined, 2)}\n`)
  const node = packages.find((path) => existsSync(join(folder, path, 'bin/node')))
  if (node !== undefined) {
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    symlinkSync(join('..', node.slice('node_modules/'.length), 'bin/node'), join(folder, 'node_modules/.bin/node'))
  }
  return { packages: packages.length, files: all.length }
}

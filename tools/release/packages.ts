import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const entry = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})
const lockfile = z.object({ packages: z.record(z.string(), entry) })
type Lock = z.infer<typeof lockfile>['packages']

/** Whose optional packages serve the build, or drawing on a canvas, which no process does. */
const withoutOptional = ['node_modules/next', 'node_modules/pdfjs-dist']

/** Where Node finds a package that is asked for from within another one's folder. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (path in lock) return path
    if (folder === '') return undefined
  }
}

/**
 * The folders of the packages that production needs: those of `dependencies` and Node itself, with what they need in turn.
 * `npm ci --omit=dev` installs more: what one of them could use if it were there, and is there for development.
 */
export function productionPackages(root: string): string[] {
  const { packages: lock } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Set([''])
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta: meta } = lock[path] ?? {}
    const wanted = [
      ...Object.keys(dependencies ?? {}),
      ...(withoutOptional.includes(path) ? [] : Object.keys(optionalDependencies ?? {})),
      ...Object.keys(peerDependencies ?? {}).filter((name) => meta?.[name]?.optional !== true),
    ]
    for (const name of wanted) {
      // Types are for the compiler, whoever says that they are needed.
      const place = name.startsWith('@types/') ? undefined : resolve(lock, path, name)
      if (place !== undefined && existsSync(join(root, place))) found.add(place)
    }
  }
  return [...found].filter((path) => path !== '')
}

const compilersPart = /\.(d\.[cm]?ts|map|tsbuildinfo)$|\.development\.js$/
const readersPart = /(^|\/)(changelog|history|readme)(\.\w+)?$/i

/** What is left out of a package beside what compilers and readers want: that of other databases, of browsers, of development. */
const leftOut: Record<string, RegExp> = {
  '@prisma/client': /^runtime\/(query_compiler_(?!small_bg\.postgresql\.)|wasm-compiler-edge)/,
  'dejavu-fonts-ttf': /^(?!package\.json|LICENSE|ttf\/DejaVuSans(-Bold)?\.ttf$)/,
  next: /^dist\/(esm|docs|bundle-analyzer|next-devtools|compiled\/next-devtools)\/|^dist\/compiled\/[^/]+-experimental\/|\.dev\.js$|-experimental\.runtime\./,
  'pdfjs-dist': /^(?!package\.json|LICENSE|(cmaps|standard_fonts|wasm|iccs)\/)/,
}
const ofNode = /^(?!package\.json|LICENSE|bin\/)/

/** Links are files here: what they lead to is elsewhere. */
export const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })

/** The files of a package's folder that processes may open, and its licence; paths from the root. */
export function filesOfPackage(root: string, path: string): string[] {
  const name = path.replace(/^.*node_modules\//, '')
  const without = /^node(-bin)?-\w+-\w+$/.test(name) ? ofNode : leftOut[name]
  return filesBelow(root, path).filter((file) => {
    const inside = file.slice(path.length + 1)
    const isNeedless = [compilersPart, readersPart, /^node_modules\//, without].some((one) => one?.test(inside))
    return !isNeedless
  })
}

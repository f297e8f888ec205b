import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The source files of the house and what each imports of it, types included; paths from the root. */
export function readImports(patterns: readonly string[]): Map<string, string[]> {
  const files = globSync([...patterns]).filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('lib/generated/') && statSync(path).isFile(),
  )
  const known = new Set(files)
  const resolve = (from: string, specifier: string) =>
    specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? join(dirname(from), specifier)
        : undefined
  return new Map(
    files.map((path) => [
      path,
      ts
        .preProcessFile(readFileSync(path, 'utf8'))
        .importedFiles.flatMap(({ fileName }) => resolve(path, fileName) ?? [])
        .filter((target) => known.has(target)),
    ]),
  )
}

/** Groups of files of which each reaches every other by its imports (Tarjan's strongly connected components). */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (path: string): number => {
    const own = seen.size
    let lowest = own
    seen.set(path, own)
    open.push(path)
    for (const target of imports.get(path) ?? []) {
      const place = seen.get(target)
      if (place === undefined) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, place)
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1) cycles.push(group.toSorted())
    }
    return lowest
  }
  for (const path of imports.keys()) if (!seen.has(path)) visit(path)
  return cycles
}

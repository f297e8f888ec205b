import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const imported = /^(?:import|export)(?! type\b)[^'"`;]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** The files that one imports while it runs; packages aren't among them, nor what only its types are from. */
function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(imported)].flatMap(([, named, awaited]) => {
    const name = named ?? awaited ?? ''
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
  })
}

/**
 * The test files that reach the database, through whatever they import: each of those gets one of its own.
 */
export function findThoseThatNeedDatabase(root: string, pattern: string): string[] {
  const known = new Map<string, string[]>()
  const reaches = (file: string): boolean => {
    const seen = new Set([file])
    for (const one of seen) {
      if (one === 'lib/db.ts') return true
      if (!/\.tsx?$/.test(one) || !existsSync(join(root, one))) continue
      const imports = known.get(one) ?? importsOf(root, one)
      known.set(one, imports)
      for (const next of imports) seen.add(next)
    }
    return readFileSync(join(root, file), 'utf8').includes('DATABASE_URL')
  }
  return globSync(pattern, { cwd: root }).filter(reaches)
}

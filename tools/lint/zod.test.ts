import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What a file loads with itself: neither types nor what it imports later. */
const loadedWith = (path: string) =>
  ts
    .createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter((one) => ts.isImportDeclaration(one))
    .filter(({ importClause: clause }) => {
      if (!clause) return true
      if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false
      const named = clause.namedBindings
      return (
        clause.name !== undefined ||
        !named ||
        !ts.isNamedImports(named) ||
        named.elements.some((one) => !one.isTypeOnly)
      )
    })
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''))

/** The files on the way from one to Zod; undefined where there is none. */
function findWay(path: string, seen = new Set<string>()): string[] | undefined {
  seen.add(path)
  for (const target of loadedWith(path)) {
    if (target === 'zod') return [path, target]
    const next = target.startsWith('#') && /\.tsx?$/.test(target) ? target.slice(1) : undefined
    const way = next === undefined || seen.has(next) ? undefined : findWay(next, seen)
    if (way) return [path, ...way]
  }
  return undefined
}

const atRest = /(?:whenIdle|afterPaint)\((?:orNothing\()?\s*\(\) =>\s*import\('#([^']+)'/g

// A researcher's order begins with forms, which can't do without it.
const withForms = /^components\/research\//

it('nothing that a page loads at rest wakes Zod: what reads an answer does', () => {
  const targets = new Set(
    globSync('components/**/*.tsx').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(atRest)].flatMap(([, target]) => target ?? []),
    ),
  )
  expect(targets).toContain('components/orders/order-again.tsx')
  expect([...targets].filter((target) => !withForms.test(target)).flatMap((target) => findWay(target) ?? [])).toEqual(
    [],
  )
  expect(findWay('lib/browser/read-draft.ts')).toEqual(['lib/browser/read-draft.ts', 'zod'])
})

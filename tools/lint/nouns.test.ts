import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { nouns } from '#tools/lint/arrows.mjs'

const files = globSync(`lib/{${nouns.join(',')}}/**/*.ts`).filter((path) => !path.endsWith('.test.ts'))

/**
 * What stands beside a verb, by its name: guards and lookups, views, and the half of a verb that asks the network before
 * its transaction. Mails about orders are rows of one table.
 */
const isAside = (name: string) =>
  /^(require|find|select|lock|prepare|to|tell)[A-Z]/.test(name) || /^get\w+Row$/.test(name)

/** The exported functions of a file that work in their caller's transaction. */
function verbsOf(path: string, text = readFileSync(path, 'utf8')): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const functions = statements.flatMap((statement) => {
    if (
      !ts.canHaveModifiers(statement) ||
      !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return []
    if (ts.isFunctionDeclaration(statement))
      return [{ name: statement.name?.text ?? '', parameters: statement.parameters }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
        ? [{ name: name.text, parameters: initializer.parameters }]
        : [],
    )
  })
  const takesTx = ({ type }: ts.ParameterDeclaration) =>
    type !== undefined && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'Tx'
  return functions.filter(({ name, parameters }) => parameters.some(takesTx) && !isAside(name)).map(({ name }) => name)
}

it('knows a verb when it sees one', () => {
  const text = `export async function placeOrder(tx: Tx, actor: Actor) {}
    export const openOrder = (tx: Tx) => tx
    export const toOrderView = (tx: Tx) => tx
    export async function prepareOrder(actor: Actor) {}
    async function own(tx: Tx) {}`
  expect(verbsOf('some.ts', text)).toEqual(['placeOrder', 'openOrder'])
})

it('finds one verb in each file of a noun', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.map((path) => [path, verbsOf(path)] as const).filter(([, verbs]) => verbs.length > 1)).toEqual([])
})

it('finds files named by what they do or hold', () => {
  expect(files.filter((path) => /^(manage-|index|utils|helpers|misc|service)/.test(basename(path)))).toEqual([])
  const transitions = files.filter((path) => /export const transitions\b/.test(readFileSync(path, 'utf8')))
  expect(transitions.filter((path) => basename(path) !== 'state.ts')).toEqual([])
})

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

/** The exported functions of a file that work in their caller's transaction, or reach the database by themselves. */
function verbsOf(path: string, text = readFileSync(path, 'utf8')): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  type Found = { name: string; parameters: ts.NodeArray<ts.ParameterDeclaration>; body: ts.ConciseBody | undefined }
  const functions = statements.flatMap((statement): Found[] => {
    if (
      !ts.canHaveModifiers(statement) ||
      !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return []
    if (ts.isFunctionDeclaration(statement))
      return [{ name: statement.name?.text ?? '', parameters: statement.parameters, body: statement.body }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
        ? [{ name: name.text, parameters: initializer.parameters, body: initializer.body }]
        : [],
    )
  })
  const takesTx = ({ type }: ts.ParameterDeclaration) =>
    type !== undefined && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === 'Tx'
  const reaches = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      ['getDb', 'inTransaction'].includes(node.expression.text)) ||
    ts.forEachChild(node, reaches) === true
  return functions
    .filter(({ parameters, body }) => parameters.some(takesTx) || (body && reaches(body)))
    .map(({ name }) => name)
    .filter((name) => !isAside(name))
}

it('knows a verb when it sees one', () => {
  const text = `export async function placeOrder(tx: Tx, actor: Actor) {}
    export const openOrder = (tx: Tx) => tx
    export const toOrderView = (tx: Tx) => tx
    export async function sweepOrders() { for (const one of await find(getDb())) await inTransaction((tx) => open(tx, one)) }
    export const countOrders = () => getDb().order.count()
    export async function prepareOrder(actor: Actor) { return getDb().order.count() }
    export const isOpen = (order: Order) => order.open
    async function own(tx: Tx) {}`
  expect(verbsOf('some.ts', text)).toEqual(['placeOrder', 'openOrder', 'sweepOrders', 'countOrders'])
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

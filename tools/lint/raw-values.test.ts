import ts from 'typescript'
import { expect, it } from 'vitest'

/** A value such as `'open' | 'delivered'` is a program's word: people are told by the catalogue's. */
const isProgramsWord = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some((one) => one.isStringLiteral() && /[a-z]{2}/.test(one.value))

/** Code, and what is marked as nobody's to translate. */
const isApart = (node: ts.Node): boolean =>
  node.parent !== undefined &&
  ((ts.isJsxElement(node) &&
    (/^(bdi|code|kbd|pre)$/.test(node.openingElement.tagName.getText()) ||
      /translate=|font-card/.test(node.openingElement.attributes.getText()))) ||
    isApart(node.parent))

/** What an expression may come to, whatever chooses it. */
function endsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)]
  if (ts.isTemplateExpression(node)) return node.templateSpans.flatMap(({ expression }) => endsOf(expression))
  if (!ts.isBinaryExpression(node)) return [node]
  const both = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken
  return [...(both ? endsOf(node.left) : []), ...endsOf(node.right)]
}

/** What stands between tags, or in a table's cell. */
function shownBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxExpression(node))
    return ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? node.expression : undefined
  const cell = ts.isPropertyAssignment(node) && node.name.getText() === 'cell' ? node.initializer : undefined
  return cell && ts.isArrowFunction(cell) && !ts.isBlock(cell.body) ? cell.body : undefined
}

it('finds no value of a list of values shown as it is', () => {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
    ts.sys,
    process.cwd(),
  )
  const pages = fileNames.filter((path) => /\/(app|components)\/.*\.tsx$/.test(path))
  const program = ts.createProgram(pages, options)
  const checker = program.getTypeChecker()
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    for (const end of endsOf(shownBy(node) ?? ts.factory.createNull())) {
      const isValue = ts.isIdentifier(end) || ts.isPropertyAccessExpression(end) || ts.isElementAccessExpression(end)
      if (isValue && isProgramsWord(checker.getTypeAtLocation(end)) && !isApart(end))
        found.push(`${end.getSourceFile().fileName}: ${end.getText()}`)
    }
    node.forEachChild(visit)
  }
  for (const path of pages) program.getSourceFile(path)?.forEachChild(visit)
  expect(found).toEqual([])
}, 120_000)

import ts from 'typescript'

/** A value such as `'open' | 'delivered'` is a program's word: people are told by the catalogue's. */
const isProgramsWord = (/** @type {ts.Type} */ type) =>
  (type.isUnion() ? type.types : [type]).some((one) => one.isStringLiteral() && /[a-z]{2}/.test(one.value))

/** Code, and what is marked as nobody's to translate. */
const isApart = (/** @type {ts.Node} */ node) =>
  node.parent !== undefined &&
  ((ts.isJsxElement(node) &&
    (/^(bdi|code|kbd|pre)$/.test(node.openingElement.tagName.getText()) ||
      /translate=|font-card/.test(node.openingElement.attributes.getText()))) ||
    isApart(node.parent))

/** What an expression may come to, whatever chooses it. */
function endsOf(/** @type {ts.Expression} */ node) {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)]
  if (ts.isTemplateExpression(node)) return node.templateSpans.flatMap(({ expression }) => endsOf(expression))
  if (!ts.isBinaryExpression(node)) return [node]
  const both = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken
  return [...(both ? endsOf(node.left) : []), ...endsOf(node.right)]
}

/** What stands between tags, or in a table's cell. */
function shownBy(/** @type {ts.Node} */ node) {
  if (ts.isJsxExpression(node))
    return ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? node.expression : undefined
  const cell = ts.isPropertyAssignment(node) && node.name.getText() === 'cell' ? node.initializer : undefined
  return cell && ts.isArrowFunction(cell) && !ts.isBlock(cell.body) ? cell.body : undefined
}

/** No value of a list of values is shown as it is. With ESLint, which has the types of all pages anyway. */
export const rawValues = {
  meta: {
    type: 'problem',
    messages: { raw: 'A value of a program: say it by the catalogue, lib/words/en.' },
    schema: [],
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const look = (node) => {
      const shown = shownBy(esTreeNodeToTSNodeMap.get(node))
      for (const end of shown ? endsOf(shown) : []) {
        const isValue = ts.isIdentifier(end) || ts.isPropertyAccessExpression(end) || ts.isElementAccessExpression(end)
        if (!isValue || !isProgramsWord(checker.getTypeAtLocation(end)) || isApart(end)) continue
        const [from, to] = [end.getStart(), end.getEnd()].map((at) => context.sourceCode.getLocFromIndex(at))
        context.report({ loc: { start: from, end: to }, messageId: 'raw' })
      }
    }
    return { JSXExpressionContainer: look, Property: look }
  },
}

import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Words that are nobody's to translate: names, a header, a label of a log, titles that the API documents. */
const others = new Set(['PostgreSQL', 'Camille', 'Callslip', 'Authorization', 'Bearer', 'Environment'])
/** Calls whose words are for programs and for those who write them: refusals of the API, logs, classes. */
const forPrograms = /^(classNames|invalid|conflict|notFound|defineOperation|log\.\w+|.*\.(get|set|key))$/
const isText = (text: string) =>
  !others.has(text) &&
  (/^[A-Z][a-z]+( |$|[.?!…’])/.test(text) || (/^[A-Za-z]+ [a-z]+ [a-z]+/.test(text) && !/[-:]/.test(text)))

const compared = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

function isForPrograms(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isTypeNode(at) || ts.isThrowStatement(at)) return true
    if (ts.isJsxAttribute(at) && /className$/i.test(at.name.getText())) return true
    if (ts.isCallExpression(at) && forPrograms.test(at.expression.getText())) return true
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true
    // The documentation of events, and a library's names for looks.
    if (ts.isPropertyAssignment(at) && /^(when|classNames)$/.test(at.name.getText())) return true
  }
  const { parent } = node
  return (ts.isBinaryExpression(parent) && compared.has(parent.operatorToken.kind)) || ts.isCaseClause(parent)
}

/** What is chosen for a message is said by another one; or it is `yes` or `no`, which its form (`{more, select, yes {…} …}`) reads. */
const isSaid = (node: ts.Node) => ts.isCallExpression(node) && /^(t|rich)$/.test(node.expression.getText())
function isChosenValue(node: ts.Node): boolean {
  const { parent } = node
  const chosen =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) ||
    (ts.isCallExpression(parent) && parent.expression.getText().endsWith('.join'))
  if (!chosen) return false
  let at: ts.Node = parent
  while (ts.isConditionalExpression(at) || ts.isBinaryExpression(at) || ts.isCallExpression(at)) at = at.parent
  return ts.isPropertyAssignment(at) && isSaid(at.parent.parent)
}

/** What stands between tags, whatever chooses it. */
function isShown(node: ts.Node): boolean {
  let [from, at] = [node, node.parent]
  while (
    (ts.isConditionalExpression(at) && at.condition !== from) ||
    (ts.isBinaryExpression(at) && !compared.has(at.operatorToken.kind)) ||
    ts.isParenthesizedExpression(at) ||
    (ts.isArrowFunction(at) && at.body === from)
  )
    [from, at] = [at, at.parent]
  const instead = ts.isBinaryExpression(node.parent)
  return (
    (ts.isJsxExpression(at) && (ts.isJsxElement(at.parent) || ts.isJsxFragment(at.parent))) ||
    (ts.isPropertyAssignment(at) &&
      (instead ? /^(label|title|header|hint|caption|cell|value)$/ : /^(label|title|header|hint|caption)$/).test(
        at.name.getText(),
      ) &&
      !isForPrograms(at))
  )
}

it('finds no text for people beside the catalogue in the files that speak', async () => {
  const found: string[] = []
  for await (const file of glob('{app,components,lib}/**/!(*.test).{ts,tsx}', {
    exclude: (path) => path === 'lib/generated' || path === 'lib/words',
  })) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes("from '#lib/words/en/")) continue
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      const written = ts.isStringLiteralLike(node) || isPart
      if (
        (written && isText(node.text.trim()) && !isForPrograms(isPart ? node.parent : node)) ||
        (ts.isStringLiteral(node) &&
          /[a-z]{2}/.test(node.text) &&
          ((isShown(node) && !others.has(node.text)) || (!/^(yes|no)$/.test(node.text) && isChosenValue(node))))
      )
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text}`)
      node.forEachChild(visit)
    }
    visit(tree)
  }
  expect(found).toEqual([])
})

/** What somebody typed: its script is not the page's, and it is nobody's to translate. */
const typed = /(^|\.)(repositoryName|documentType|researcherName|researcher\??\.name)$|^(orderTitle|titleOf)\(/
const isApart = (node: ts.Node): boolean =>
  node.parent !== undefined &&
  ((ts.isJsxElement(node) &&
    (/^(bdi|TypedText|OrderLink)$/.test(node.openingElement.tagName.getText()) ||
      node.openingElement.attributes.properties.some(
        (one) => ts.isJsxAttribute(one) && /^(dir|translate)$/.test(one.name.getText()),
      ))) ||
    isApart(node.parent))

it('finds what people typed set apart from what the page says', async () => {
  const found: string[] = []
  for await (const file of glob('{app,components}/**/*.tsx')) {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const shown =
        ts.isJsxExpression(node) &&
        (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) || /^title=/.test(node.parent.getText()))
      if (shown && typed.test(node.expression?.getText() ?? '') && !isApart(node))
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`)
      node.forEachChild(visit)
    }
    visit(tree)
  }
  expect(found).toEqual([])
})

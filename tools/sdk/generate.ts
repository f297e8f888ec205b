import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
/** Known words and whatever comes one day: written so that an editor still offers those that are known. */
function openWords(schema: SchemaObject): ts.TypeNode | undefined {
  const [known, other] = 'anyOf' in schema ? (schema.anyOf ?? []) : []
  if (!known || !other || !('enum' in known) || !('type' in other) || other.type !== 'string') return undefined
  const { factory } = ts
  const words = (known.enum ?? []).map((word) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(String(word))),
  )
  const text = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
  return factory.createUnionTypeNode([
    ...words,
    factory.createIntersectionTypeNode([text, factory.createTypeLiteralNode([])]),
  ])
}

/** TypeScript's types of the document. */
export async function schemaTypes(document: object): Promise<string> {
  // A copy, for the generator resolves references in place.
  const copy: unknown = structuredClone(document)
  // In alphabetical order: that of a module's exports depends on who loads it.
  const nodes = await openapiTS(copy as Parameters<typeof openapiTS>[0], {
    alphabetize: true,
    defaultNonNullable: false,
    transform: openWords,
  })
  return `// Generated from the OpenAPI document by \`npm run sdk\`; changes are made there.\n\n${astToString(nodes)}`
}

/** What TypeScript finds fault with, as its own command would say it. */
const told = (issues: readonly ts.Diagnostic[], folder: string) =>
  ts.formatDiagnostics(issues, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  })

const commonjs = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  rewriteRelativeImportExtensions: true,
}

/** The package's JavaScript and declarations, for both systems of modules, by path below sdk/. */
export function compile(folder: string): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${folder}/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (!config) throw new Error(`${folder}/tsconfig.json can't be read`)
  const program = ts.createProgram(config.fileNames, config.options)
  const issues = ts.getPreEmitDiagnostics(program)
  if (issues.length > 0) throw new Error(told(issues, folder))
  const files = new Map<string, string>([['cjs/package.json', '{ "type": "commonjs" }\n']])
  program.emit(undefined, (path, text) => {
    const name = path.slice(`${folder}/esm/`.length)
    if (!name.endsWith('.d.ts')) return files.set(`esm/${name}`, text)
    // A command has no callers.
    if (name.startsWith('cli/')) return
    // Declarations are of no system: package.json beside them says which one it is.
    const declarations = text.replace(/(from '\.\/\w+)\.ts'/g, "$1.js'")
    files.set(`esm/${name}`, declarations).set(`cjs/${name}`, declarations)
  })
  for (const file of program.getSourceFiles()) {
    const name = file.fileName.startsWith(`${folder}/src/`) ? file.fileName.slice(`${folder}/src/`.length) : 'cli/'
    if (name.startsWith('cli/')) continue
    const { outputText } = ts.transpileModule(file.text, { compilerOptions: commonjs, fileName: file.fileName })
    files.set(`cjs/${name.replace(/\.ts$/, '.js')}`, outputText)
  }
  return files
}

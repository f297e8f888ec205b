import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { apiScopes } from '#lib/scopes.ts'

type Documented = { paths: Record<string, Record<string, { 'x-required-scope'?: string }>> }

/** The document without what an API key can't call: the desks of researchers and operators, and the portal's own. */
function forPrograms<D extends Documented>(document: D): D {
  const allowed = new Set<string | undefined>(apiScopes)
  const paths = Object.entries(document.paths)
    .map(
      ([path, item]) =>
        [
          path,
          Object.fromEntries(
            Object.entries(item).filter(([, operation]) => allowed.has(operation['x-required-scope'])),
          ),
        ] as const,
    )
    .filter(([, item]) => Object.keys(item).length > 0)
  return { ...document, paths: Object.fromEntries(paths) }
}

/** TypeScript's types of the document. */
export async function schemaTypes(document: Documented): Promise<string> {
  // A copy, for the generator resolves references in place.
  const copy: unknown = structuredClone(forPrograms(document))
  // In alphabetical order: that of a module's exports depends on who loads it.
  const nodes = await openapiTS(copy as Parameters<typeof openapiTS>[0], {
    alphabetize: true,
    defaultNonNullable: false,
  })
  return `// Generated from the OpenAPI document by \`npm run sdk\`; changes are made there.\n\n${astToString(nodes)}`
}

/** The package's JavaScript and declarations, by path below sdk/. */
export function compile(folder: string): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${folder}/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (!config) throw new Error(`${folder}/tsconfig.json can't be read`)
  const program = ts.createProgram(config.fileNames, config.options)
  const issues = ts.getPreEmitDiagnostics(program)
  if (issues.length > 0)
    throw new Error(
      ts.formatDiagnostics(issues, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => folder,
        getNewLine: () => '\n',
      }),
    )
  const files = new Map<string, string>()
  program.emit(undefined, (path, text) => files.set(path.slice(path.indexOf('/sdk/dist/') + '/sdk/'.length), text))
  return files
}

// Types and lint of all sources with one program, which either alone would make for itself.
import { ESLint } from 'eslint'
import ts from 'typescript'
import { sourcesCode } from '#tools/runtime/test-outcome.ts'

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.formatDiagnostic(diagnostic, host))
  },
})
if (config === undefined) throw new Error('tsconfig.json can not be read.')
const program = ts.createProgram({ rootNames: config.fileNames, options: config.options })
const wrong = [...config.errors, ...ts.getPreEmitDiagnostics(program)]
console.log(ts.formatDiagnostics(wrong, host))

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
})
const results = await eslint.lintFiles(['.'])
const formatter = await eslint.loadFormatter('stylish')
console.log(await formatter.format(results))
const unclean = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0)
if (wrong.length > 0) process.exitCode = unclean ? sourcesCode.both : sourcesCode.types
else if (unclean) process.exitCode = sourcesCode.lint

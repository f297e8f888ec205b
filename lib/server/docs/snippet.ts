import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['examples/guide', 'examples/recipes']
const marker = /^\s*(?:\/\/|#)\s*#(region|endregion)\b\s*(\S*)\s*$/

export type Snippet = { file: string; language: string; code: string }

const pathOf = (folder: string, file = '') => join(/* turbopackIgnore: true */ process.cwd(), folder, file)
const readExample = (file: string) => {
  const path = folders.map((folder) => pathOf(folder, file)).find((one) => existsSync(one))
  if (path === undefined) throw new Error(`There is no example ${file}.`)
  return readFileSync(path, 'utf8')
}

/** The files that the guides quote; tests run them. No two of them have one name. */
export const exampleFiles = () => folders.flatMap((folder) => readdirSync(pathOf(folder))).sort()

/** A whole example, without the marks of its regions: as people run it. */
export const exampleText = (file: string) =>
  readExample(file)
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n')

/** Part of an example: `receiver.mjs#verify` is what stands between `// #region verify` and the next `// #endregion`. */
export function readSnippet(reference: string): Snippet {
  const [file = '', region] = reference.split('#')
  const language = file.slice(file.lastIndexOf('.') + 1)
  if (region === undefined) return { file, language, code: exampleText(file).trim() }
  const lines = readExample(file).split('\n')
  const from = lines.findIndex((line) => marker.exec(line)?.[2] === region)
  const length = lines.slice(from).findIndex((line) => marker.exec(line)?.[1] === 'endregion')
  if (from < 0 || length < 0) throw new Error(`There is no region ${region} in ${file}.`)
  return {
    file,
    language,
    code: lines
      .slice(from + 1, from + length)
      .join('\n')
      .trim(),
  }
}

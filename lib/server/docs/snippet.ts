import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'examples/guide'
const marker = /^\s*(?:\/\/|#)\s*#(region|endregion)\b\s*(\S*)\s*$/

export type Snippet = { file: string; language: string; code: string }

const readExample = (file: string) =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), folder, file), 'utf8')

/** The files that the guides quote; tests run them. */
export const exampleFiles = () => readdirSync(join(/* turbopackIgnore: true */ process.cwd(), folder)).sort()

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
  if (from < 0 || length < 0) throw new Error(`There is no region ${region} in ${folder}/${file}.`)
  return {
    file,
    language,
    code: lines
      .slice(from + 1, from + length)
      .join('\n')
      .trim(),
  }
}

const { readFile } = require('node:fs/promises')
const { join } = require('node:path')
const { runInNewContext } = require('node:vm')

const importOfWords = /import \{ catalogue \} from '#(lib\/words\/en\/[\w-]+\.ts)'/
/** A message that is named where it is said, and any other use of the words, which may be of every one of them. */
const saidByName = /\b(t\(\s*|rich\(\s*t,\s*)'([\w.]+)'/g
const saidAtAll = /(?<!const )\bt(?=\(|\.\w+[(<])|[(,]\s*t\s*(?=[,)])/g

/** A catalogue is one object of texts, `as const`: without these two words of TypeScript any Node can read it. */
async function readCatalogue(file) {
  const text = await readFile(file, 'utf8')
  return runInNewContext(text.replace('export const catalogue =', '(').replace(/\} as const\s*$/, '})'))
}

/**
 * For the bundler: in the place of their names stand the messages themselves, compiled. So a page carries what it says, no
 * other page's words, no names and no parser of ICU's. A file that chooses a message as it runs carries its whole catalogue.
 */
module.exports = async function carryWords(source) {
  const [statement, path] = importOfWords.exec(source) ?? []
  if (path === undefined) return source
  const file = join(this.rootContext, path)
  this.addDependency(file)
  const catalogue = await readCatalogue(file)
  const { default: compile } = await import('icu-minify/compile')
  const compiled = (message) =>
    typeof message === 'string'
      ? compile(message)
      : Object.fromEntries(Object.entries(message).map(([key, one]) => [key, compiled(one)]))
  // Lines stay where they are, so that faults are reported where they stand in the file.
  if ([...source.matchAll(saidAtAll)].length !== [...source.matchAll(saidByName)].length)
    return source.replace(statement, () => `const catalogue = ${JSON.stringify(compiled(catalogue))}`)
  const messageAt = (name) => {
    const message = name.split('.').reduce((group, key) => group?.[key], catalogue)
    if (message === undefined) throw new Error(`no message ${name} in ${path}`)
    return message
  }
  return source
    .replace(statement, '')
    .replace('wordsOf(catalogue)', '/*@__PURE__*/ wordsOf()')
    .replace(saidByName, (_, before, name) => `${before}${JSON.stringify(compiled(messageAt(name)))}`)
}

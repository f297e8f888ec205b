const { pathToFileURL } = require('node:url')

/**
 * For the bundler: a catalogue of words with its messages compiled, so that no page carries ICU's parser. It is read from the
 * file, for which Node strips the types.
 */
module.exports = async function compileWords() {
  const { default: compile } = await import('icu-minify/compile')
  const catalogue = await import(`${pathToFileURL(this.resourcePath).href}?at=${Date.now()}`)
  const compiled = (messages) =>
    typeof messages === 'string'
      ? compile(messages)
      : Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compiled(message)]))
  return Object.entries(catalogue)
    .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))}\n`)
    .join('')
}

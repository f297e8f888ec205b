const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/
const said = new RegExp(`^ +(?:summary|description):\\s*(?:${text.source}),\\n`, 'gm')

/**
 * For the bundler: what operations say of themselves is for the OpenAPI document, and no page reads it. What isn't a single text is
 * left where it is. Lines stay where they are, so that faults are reported where they stand in the file.
 */
module.exports = (source) => source.replace(said, (lines) => lines.replace(/[^\n]/g, ''))

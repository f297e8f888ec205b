/** How a language writes down what JSON says. */
export type Dialect = {
  object: readonly [open: string, close: string]
  array: readonly [open: string, close: string]
  /** Between a name and its value. */
  gap: string
  /** Within the brackets of an object on one line. */
  pad: string
  step: string
  name: (name: string) => string
  text: (text: string) => string
  words: { true: string; false: string; null: string }
  /** What an object without members is, where its brackets alone are something else. */
  nothing?: string
  trailingComma: boolean
}

const widest = 76

function group(
  [open, close]: readonly [string, string],
  pad: string,
  parts: string[],
  { step, trailingComma }: Dialect,
  indent: string,
): string {
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (!line.includes('\n') && indent.length + line.length <= widest) return line
  const lines = parts.map((part) => `${indent}${step}${part}`).join(',\n')
  return `${open}\n${lines}${trailingComma ? ',' : ''}\n${indent}${close}`
}

/** A value as source text; lines after the first begin with `indent`. */
export function literal(value: unknown, dialect: Dialect, indent = ''): string {
  const { object, array, pad, gap, step, words } = dialect
  const inner = indent + step
  if (Array.isArray(value)) {
    const parts = value.map((one) => literal(one, dialect, inner))
    return parts.length === 0 ? array.join('') : group(array, '', parts, dialect, indent)
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([name, one]) => `${dialect.name(name)}${gap}${literal(one, dialect, inner)}`,
    )
    return parts.length === 0 ? (dialect.nothing ?? object.join('')) : group(object, pad, parts, dialect, indent)
  }
  if (typeof value === 'string') return dialect.text(value)
  if (typeof value === 'boolean') return value ? words.true : words.false
  return value === null ? words.null : String(value)
}

const quoted = (text: string) => JSON.stringify(text)
const single = (text: string) => (/['\\\n]/.test(text) ? quoted(text) : `'${text}'`)
const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text)
const common = {
  object: ['{', '}'],
  array: ['[', ']'],
  gap: ': ',
  pad: '',
  step: '  ',
  name: quoted,
  text: quoted,
  words: { true: 'true', false: 'false', null: 'null' },
  trailingComma: true,
} as const satisfies Dialect

export const dialects = {
  json: { ...common, pad: ' ', trailingComma: false },
  typescript: { ...common, pad: ' ', name: (name) => (isName(name) ? name : single(name)), text: single },
  python: { ...common, step: '    ', words: { true: 'True', false: 'False', null: 'None' } },
  php: {
    ...common,
    object: ['[', ']'],
    gap: ' => ',
    step: '    ',
    name: (name) => `'${name}'`,
    text: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    nothing: '(object) []',
  },
  ruby: {
    ...common,
    pad: ' ',
    name: (name) => (isName(name) ? name : quoted(name)),
    // What a quoted text would take for code.
    text: (text) => quoted(text).replaceAll(/#(?=[{$@])/g, '\\#'),
    words: { true: 'true', false: 'false', null: 'nil' },
    trailingComma: false,
  },
} as const satisfies Record<string, Dialect>

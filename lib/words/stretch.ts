import type { CompiledMessage } from 'icu-minify/format'

const plain = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const strange = 'ÀàƁÇçÐðÈèĜĝĤĥÌìĴĵĶķĹĺÑñÒòŔŕŠšŢţÛûŴŵÝýŽž'

/** Accented and longer by 40 %: what isn't was forgotten, and what has lost its end was cut off. */
const stretchText = (text: string): string => {
  const more = '~'.repeat(Math.ceil(text.trim().length * 0.4))
  const letters = [...text].map((letter) => strange[plain.indexOf(letter)] ?? letter).join('')
  // Before what belongs to a value that follows: its space, its bracket.
  return letters.replace(/([\s(]*)$/, `${more}$1`)
}

/** The forms of a plural or a choice. */
const stretchForms = (forms: unknown) =>
  typeof forms === 'object' && forms !== null
    ? Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, stretchAll(form)]))
    : forms

/** A part is text, the number of a plural (0), or a list that begins with a name: of a value, with its kind, or of a tag. */
function stretchPart(part: unknown): unknown {
  if (typeof part === 'string') return stretchText(part)
  if (!Array.isArray(part)) return part
  const [name, kind, ...forms] = part as unknown[]
  if (typeof kind === 'number' && kind > 0) return [name, kind, ...forms.map(stretchForms)]
  return [name, ...part.slice(1).map(stretchPart)]
}

const stretchAll = (parts: unknown): unknown => (Array.isArray(parts) ? parts.map(stretchPart) : stretchPart(parts))

/** A message in the language for finding what is not translated. */
export const stretch = (message: CompiledMessage): CompiledMessage => stretchAll(message) as CompiledMessage

import type { GetICUArgs } from '@schummar/icu-type-parser'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { dateFormat, numberFormat, pluralRules } from '#lib/formats.ts'
import { compiledMessage, type Messages } from '#lib/words/compile.ts'
import { currentLocale, type Locale } from '#lib/words/locale.ts'
import { stretch } from '#lib/words/stretch.ts'

export type KeyOf<M> = {
  [K in keyof M & string]: M[K] extends string ? K : `${K}.${KeyOf<M[K]>}`
}[keyof M & string]
export type MessageAt<M, K> = K extends keyof M
  ? M[K]
  : K extends `${infer Group}.${infer Rest}`
    ? Group extends keyof M
      ? MessageAt<M[Group], Rest>
      : never
    : never

type TagsOf<M> = M extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag) | TagsOf<Rest>
  : never
/** What a message needs: its values, as wide as `Value`, and a function for each of its tags. */
type ValuesOf<M, Value, Element> = M extends string
  ? GetICUArgs<M, { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }> & {
      [T in TagsOf<M>]: (parts: (string | Element)[]) => Element
    }
  : never
export type ArgumentsOf<M, Value, Element> = keyof ValuesOf<M, Value, Element> extends never
  ? [values?: undefined]
  : [values: ValuesOf<M, Value, Element>]

export type Words<M> = {
  <const K extends KeyOf<M>>(key: K, ...values: ArgumentsOf<MessageAt<M, K>, string | number, string>): string
  /** The same in parts, for readers of more than text; `values` as the message needs them. */
  parts: <Element>(key: KeyOf<M>, values: FormatValues<Element>) => (string | Element)[]
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: dateFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
}

/** A language's words for the messages' own: English is what they are written in. */
const languages: Record<Locale, (message: CompiledMessage) => CompiledMessage> = {
  en: (message) => message,
  'en-XA': stretch,
}

/**
 * Says a catalogue's messages in the language of whoever reads: `t('offers', { count })`. Called where the words are needed,
 * never while a module loads, for then nobody reads yet.
 */
export function wordsOf<const M extends Messages>(messages: M): Words<M> {
  const parts = <Element>(key: string, values: FormatValues<Element>) => {
    const locale = currentLocale()
    const message = languages[locale](compiledMessage(messages, key))
    const said = format<Element>(message, locale, values, { formatters })
    return Array.isArray(said) ? said : [said]
  }
  return Object.assign((key: string, values?: FormatValues<string>) => parts(key, values ?? {}).join(''), { parts })
}

import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/** Messages of ICU's format by key, in groups or not: `as const`, so that the compiler reads what each one needs. */
export type Messages = { readonly [key: string]: string | Messages }

const known = new Map<string, CompiledMessage>()

/** The message of that name, as the formatter takes it. Bundles have compiled.ts in this file's place, and no parser. */
export function compiledMessage(messages: Messages, name: string): CompiledMessage {
  const message = name
    .split('.')
    .reduce<Messages[string] | undefined>(
      (group, key) => (typeof group === 'object' ? group[key] : undefined),
      messages,
    )
  if (typeof message !== 'string') throw new Error(`no message ${name}`)
  const found = known.get(message)
  if (found !== undefined) return found
  const fresh = compile(message)
  known.set(message, fresh)
  return fresh
}

import type { CompiledMessage } from 'icu-minify/format'

type Group = { readonly [key: string]: CompiledMessage | Group }

/**
 * In the place of compile.ts where a bundler has compiled the messages (tools/words-loader.cjs): they stand where their names
 * were, or in the whole catalogue of a file that chooses them as it runs.
 */
export function compiledMessage(messages: Group | undefined, nameOrMessage: CompiledMessage): CompiledMessage {
  if (messages === undefined || typeof nameOrMessage !== 'string') return nameOrMessage
  let at: CompiledMessage | Group = messages
  for (const key of nameOrMessage.split('.')) at = (at as Group)[key] ?? ''
  return at as CompiledMessage
}

import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

const known = new Map<string, CompiledMessage>()

/** A message as the formatter takes it. Bundles hold their messages so already (compiled.ts), and no parser. */
export function compiled(message: string): CompiledMessage {
  const found = known.get(message)
  if (found !== undefined) return found
  const fresh = compile(message)
  known.set(message, fresh)
  return fresh
}

import type { CompiledMessage } from 'icu-minify/format'

/** In the place of compile.ts where a bundler has compiled all messages (next.config.mjs). */
export const compiled = (message: CompiledMessage): CompiledMessage => message

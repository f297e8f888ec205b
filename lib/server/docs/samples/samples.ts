import type { Call } from '#lib/server/docs/samples/call.ts'
import { go } from '#lib/server/docs/samples/go.ts'
import { java } from '#lib/server/docs/samples/java.ts'
import { php } from '#lib/server/docs/samples/php.ts'
import { python } from '#lib/server/docs/samples/python.ts'
import { ruby } from '#lib/server/docs/samples/ruby.ts'
import { shell } from '#lib/server/docs/samples/shell.ts'
import { typescript } from '#lib/server/docs/samples/typescript.ts'

/** By the ending of their files: how each language says a call. */
export const languages: Record<string, (call: Call) => string> = {
  sh: shell,
  ts: typescript,
  py: python,
  php,
  rb: ruby,
  go,
  java,
}

/** A call in every language, each a whole program that takes base URL and key from the environment. */
export const samplesOf = (call: Call) =>
  Object.entries(languages).map(([language, write]) => ({
    language,
    file: `${call.id}.${language}`,
    code: write(call),
  }))

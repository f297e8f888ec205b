import { controlWords, type ControlWord } from '#lib/sandbox/schema.ts'

/** The first `sandbox:…` word in an order's instructions; null where there is none that the sandbox knows. */
export function findControlWord(instructions: string | undefined): ControlWord | null {
  for (const [, word] of (instructions ?? '').matchAll(/\bsandbox:([a-z_]+)/g)) {
    const known = controlWords.find((candidate) => candidate === word)
    if (known) return known
  }
  return null
}

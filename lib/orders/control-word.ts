/** What `instructions` may hold to steer the sandbox's robot (lib/sandbox); the first one found counts. */
export const controlWords = ['manual', 'no_offers', 'not_found', 'partial', 'late', 'silent'] as const
export type ControlWord = (typeof controlWords)[number]

/** The first `sandbox:…` word in an order's instructions; null where there is none that the sandbox knows. */
export function findControlWord(instructions: string | undefined): ControlWord | null {
  for (const [, word] of (instructions ?? '').matchAll(/\bsandbox:([a-z_]+)/g)) {
    const known = controlWords.find((candidate) => candidate === word)
    if (known) return known
  }
  return null
}

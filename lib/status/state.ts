/** From the best to the worst. */
export type StatusVerdict = 'ok' | 'slow' | 'down'

/** What is told, from the best to the worst: that nobody has looked is worse to know than that all is well. */
const toldVerdicts = ['ok', 'unknown', 'slow', 'down'] as const
export type ToldVerdict = (typeof toldVerdicts)[number]
export const isTold = (word: string): word is ToldVerdict => toldVerdicts.some((known) => known === word)
export const worstOf = (verdicts: readonly ToldVerdict[]): ToldVerdict =>
  toldVerdicts.findLast((one) => verdicts.includes(one)) ?? 'unknown'

/** Looked at every minute: after so long without a look nobody knows. */
export const staleMs = 5 * 60_000

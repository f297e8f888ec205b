import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 up to, but without, 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** The same numbers for the same text, on every machine; others for every other text (mulberry32 over SHA-256). */
export function seededRandom(text: string): Random {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  }
}

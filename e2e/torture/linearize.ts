import { follow, type Answer, type Call, type State } from './model.ts'

/** A call with its answer, and between which moments it was under way. */
export type Recorded = { call: Call; answer: Answer; begun: number; ended: number }

/**
 * Whether the calls can have happened one after the other, each at one moment between its beginning and its end, so that the
 * model gives the same answers (Wing and Gong 1993, with the states that were tried remembered).
 */
export function isLinearizable(history: readonly Recorded[], initial: State): boolean {
  const tried = new Set<string>()
  const search = (done: bigint, state: State): boolean => {
    if (done === (1n << BigInt(history.length)) - 1n) return true
    const key = `${done} ${JSON.stringify(state)}`
    if (tried.has(key)) return false
    tried.add(key)
    const open = history.flatMap((one, at) => ((done >> BigInt(at)) & 1n ? [] : [{ ...one, at }]))
    const firstEnd = Math.min(...open.map(({ ended }) => ended))
    return open
      .filter(({ begun }) => begun <= firstEnd)
      .some(({ call, answer, at }) =>
        follow(state, call, answer).some((next) => search(done | (1n << BigInt(at)), next)),
      )
  }
  return search(0n, initial)
}

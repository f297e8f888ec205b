import { useSyncExternalStore } from 'react'

// Something needs the person to prove themselves again. Every request that was refused waits here for the same answer.
let waiting: { promise: Promise<boolean>; settle: (proved: boolean) => void } | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Opens the dialog that asks for a proof; true once there is one, false where they chose not to. */
export function askToProve(): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, settle: resolve }
    tell()
  }
  return waiting.promise
}

/** The dialog's answer. */
export function answerProof(proved: boolean): void {
  waiting?.settle(proved)
  waiting = undefined
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether requests are waiting for the person to prove themselves. */
export const useIsProofWanted = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  )

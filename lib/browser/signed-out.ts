import { useSyncExternalStore } from 'react'

// The session ended while somebody was working. Every request that noticed waits here for the same answer.
let waiting: { promise: Promise<boolean>; settle: (signedIn: boolean) => void } | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Opens the dialog that signs in again in place; true once somebody has, false where they chose not to. */
export function askToSignIn(): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, settle: resolve }
    tell()
  }
  return waiting.promise
}

/** The dialog's answer. */
export function answerSignIn(signedIn: boolean): void {
  waiting?.settle(signedIn)
  waiting = undefined
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether requests are waiting for the person to sign in again. */
export const useIsSignedOut = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  )

'use client'
import { useSyncExternalStore } from 'react'
import type { QueuedMark, QueuedPhoto } from '#lib/browser/visit-queue.ts'

/** What waits on this device; the small part that every page of the desk may load (the rest: lib/browser/send-visits.ts). */
export type Unsent = { marks: readonly QueuedMark[]; photos: readonly QueuedPhoto[] }

const none: Unsent = { marks: [], photos: [] }
let current = none
const listeners = new Set<() => void>()

const flag = 'visits-unsent'

const owner = 'visits-for'

/** Whose shelf lists this browser keeps (lib/browser/visit-copy.ts). */
export function keptFor(): string | null {
  try {
    return localStorage.getItem(owner)
  } catch {
    return null
  }
}
export function noteKeptFor(userId: string | undefined): void {
  try {
    if (userId === undefined) localStorage.removeItem(owner)
    else localStorage.setItem(owner, userId)
  } catch {
    // Storage may be forbidden, and then nothing else is kept either.
  }
}

/** Whether this browser may hold something of a person that isn't sent: the database itself is opened only then. */
export function mayBeUnsent(userId?: string): boolean {
  try {
    const whose = localStorage.getItem(flag)
    return whose !== null && (userId === undefined || whose === userId)
  } catch {
    return false
  }
}

export function forgetUnsent(): void {
  try {
    localStorage.removeItem(flag)
  } catch {
    // As above.
  }
}

export function noteUnsent(userId: string, unsent: Unsent): void {
  current = unsent
  try {
    if (unsent.marks.length + unsent.photos.length > 0) localStorage.setItem(flag, userId)
    else if (localStorage.getItem(flag) === userId) localStorage.removeItem(flag)
  } catch {
    // Storage may be forbidden; the page itself knows.
  }
  for (const tell of listeners) tell()
}

export const followUnsent = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnsent = (): Unsent =>
  useSyncExternalStore(
    followUnsent,
    () => current,
    () => none,
  )

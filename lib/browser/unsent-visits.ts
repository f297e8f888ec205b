'use client'
import { useSyncExternalStore } from 'react'
import type { QueuedMark, QueuedPhoto } from '#lib/browser/visit-queue.ts'

/** What waits on this device; the small part that every page of the desk may load (the rest: lib/browser/send-visits.ts). */
export type Unsent = {
  marks: readonly QueuedMark[]
  photos: readonly QueuedPhoto[]
  /** The keys of those that this page alone has, for the browser could not keep them. */
  onlyHere: ReadonlySet<string>
  /** There was something, and the browser can't read it now. */
  unread: boolean
}

const none: Unsent = { marks: [], photos: [], onlyHere: new Set(), unread: false }
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

/** The people of whom the database holds something: on a shared device it may be several. */
function flagged(): string[] {
  try {
    return (localStorage.getItem(flag) ?? '').split(' ').filter((userId) => userId !== '')
  } catch {
    return []
  }
}

/** Whether this browser may hold something of a person that isn't sent: the database itself is opened only then. */
export const mayBeUnsent = (userId: string): boolean =>
  flagged().includes(userId) || [...current.marks, ...current.photos].some((one) => one.userId === userId)

function setFlag(userId: string, waits: boolean): void {
  const people = flagged().filter((one) => one !== userId)
  if (waits) people.push(userId)
  try {
    if (people.length > 0) localStorage.setItem(flag, people.join(' '))
    else localStorage.removeItem(flag)
  } catch {
    // Storage may be forbidden; the page itself knows.
  }
}

export const forgetUnsent = (userId: string) => setFlag(userId, false)

/** @param wasRead whether the database could be read; where not, what it was known to hold is not forgotten */
export function noteUnsent(userId: string, unsent: Omit<Unsent, 'unread'>, wasRead: boolean): void {
  current = { ...unsent, unread: !wasRead && flagged().includes(userId) }
  // What this page alone has goes with it.
  if (wasRead) setFlag(userId, unsent.marks.length + unsent.photos.length > unsent.onlyHere.size)
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

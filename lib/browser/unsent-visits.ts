'use client'
import { useSyncExternalStore } from 'react'
import type { QueuedMark, QueuedPhoto } from '#lib/browser/visit-queue.ts'
import type { Environment } from '#lib/env.ts'

/** What waits on this device for one environment; the small part that every page of the desk may load (the rest: lib/browser/send-visits.ts). */
export type Unsent = {
  marks: readonly QueuedMark[]
  photos: readonly QueuedPhoto[]
  /** The keys of those that this page alone has, of whichever environment, for the browser could not keep them. */
  onlyHere: ReadonlySet<string>
  /** There was something, and the browser can't read it now. */
  unread: boolean
}

const none: Unsent = { marks: [], photos: [], onlyHere: new Set(), unread: false }
let current: Record<Environment, Unsent> = { development: none, production: none }
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
  flagged().includes(userId) ||
  Object.values(current).some(({ marks, photos }) => [...marks, ...photos].some((one) => one.userId === userId))

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

/**
 * Notes all that waits of a person, in whichever environment.
 * @param wasRead whether the database could be read; where not, what it was known to hold is not forgotten
 */
export function noteUnsent(userId: string, unsent: Omit<Unsent, 'unread'>, wasRead: boolean): void {
  const unread = !wasRead && flagged().includes(userId)
  const inside = (environment: Environment): Unsent => {
    const own = <T extends { environment: Environment }>(all: readonly T[]) =>
      all.filter((one) => one.environment === environment)
    return { ...unsent, marks: own(unsent.marks), photos: own(unsent.photos), unread }
  }
  current = { development: inside('development'), production: inside('production') }
  // What this page alone has goes with it.
  if (wasRead) setFlag(userId, unsent.marks.length + unsent.photos.length > unsent.onlyHere.size)
  for (const tell of listeners) tell()
}

export const followUnsent = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A page sends what is of its own environment only, so it promises no more. */
export const unsentIn = (environment: Environment): Unsent => current[environment]

export const useUnsent = (environment: Environment): Unsent =>
  useSyncExternalStore(
    followUnsent,
    () => unsentIn(environment),
    () => none,
  )

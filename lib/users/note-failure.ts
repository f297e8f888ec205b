import { noteMiss } from '#lib/factors/note-miss.ts'
import { type Attempt, whoOf } from '#lib/users/sign-in-limits.ts'

/** Notes that a password didn't fit: the next one from this network against this account waits longer. */
export const noteFailure = (attempt: Attempt) => noteMiss(whoOf(attempt))

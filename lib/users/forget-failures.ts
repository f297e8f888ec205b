import { forgetMisses } from '#lib/factors/forget-misses.ts'
import { type Attempt, whoOf } from '#lib/users/sign-in-limits.ts'

export const forgetFailures = (attempt: Attempt) => forgetMisses(whoOf(attempt))

import { getDb } from '#lib/db.ts'
import { type Attempt, whoOf } from '#lib/users/sign-in-limits.ts'

export const forgetFailures = (attempt: Attempt) => getDb().signInDelay.deleteMany({ where: { who: whoOf(attempt) } })

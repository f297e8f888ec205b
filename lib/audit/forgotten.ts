import { Prisma } from '#lib/generated/prisma/client.ts'

/** What the entry that says so is about, where it is no person's erasure but the age of attempts. */
export const allAttempts = 'attempts'
export const forgetAction = 'log.forget'

/** In SQL, what forgetting sets: all of it or nothing, or the database refuses it. */
export const forgotten = Prisma.sql`reason = NULL, before = NULL, after = NULL, network = NULL, agent = NULL, salt = NULL, once = NULL`

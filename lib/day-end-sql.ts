import { Prisma } from '#lib/generated/prisma/client.ts'

// When a date is over (lib/day-end.ts), in the database.

export const endOfDay = (date: Prisma.Sql) => Prisma.sql`((${date} + interval '36 hours') AT TIME ZONE 'UTC')`

/** The date that was over at this moment. Of the midnight at which versions before ended it too: a list that they began goes on. */
export const dayThatEnded = (at: Date) => Prisma.sql`((${at}::timestamptz AT TIME ZONE 'UTC')::date - 1)`

export const firstDay = Prisma.sql`(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`

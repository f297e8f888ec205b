import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { defineLock } from '#lib/sql.ts'

export const personRelations = {
  researcher: true,
  memberships: { include: { client: true }, orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.UserInclude
export type PersonRow = Prisma.UserGetPayload<{ include: typeof personRelations }>

// Weaker than UPDATE: rows that refer to the person can still be written.
const lockRow = defineLock('users', 'NO KEY UPDATE')

export async function getPersonRow(tx: Tx, userId: string): Promise<PersonRow> {
  const row = await tx.user.findUnique({ where: { id: userId }, include: personRelations })
  if (!row) throw notFound()
  return row
}

export async function lockPerson(tx: Tx, userId: string): Promise<PersonRow> {
  await lockRow(tx, userId)
  return getPersonRow(tx, userId)
}

import type { Tx } from '#lib/db.ts'
import { Prisma, type User } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

// By the logs of who has come by which: their address may have been another one then.
const findAsMember = defineQuery(
  { id: text },
  (userId: string) => Prisma.sql`
    SELECT payload ->> 'invitationId' AS id FROM client_actions
    WHERE type = 'member.joined' AND actor_id = ${userId} AND payload ->> 'invitationId' IS NOT NULL`,
)
const findAsOperator = defineQuery(
  { id: text },
  (userId: string) => Prisma.sql`
    SELECT after ->> 'invitationId' AS id FROM operator_actions
    WHERE target_id = ${userId} AND action IN ('operator.invite', 'operator.join') AND after ->> 'invitationId' IS NOT NULL`,
)

/** The invitations that name a person: to the address they have, and to those they had when they came by one. */
export async function findInvitations(tx: Tx, { id: userId, email }: User) {
  const [select, where] = [{ id: true }, { email }] as const
  return {
    member: [...(await findAsMember(tx, userId)), ...(await tx.invitation.findMany({ where, select }))],
    operator: [...(await findAsOperator(tx, userId)), ...(await tx.operatorInvitation.findMany({ where, select }))],
  }
}

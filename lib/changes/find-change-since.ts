import { changeableMembers, isAsked, type ChangeableMember } from '#lib/changes/members.ts'
import type { Tx } from '#lib/db.ts'

/** All that is new to somebody who knows an order in one of its versions, taken together. `id`, `at`: of the newest change. */
export type ChangeSince = { id: string; at: Date; members: ChangeableMember[] }

/** What researchers read differently since that version of an order; undefined where that is nothing. */
export async function findChangeSince(tx: Tx, orderId: string, version: number): Promise<ChangeSince | undefined> {
  const rows = await tx.orderChange.findMany({
    where: { orderId, version: { gt: version } },
    orderBy: { id: 'asc' },
    select: { id: true, members: true, createdAt: true },
  })
  const asked = rows.filter(({ members }) => members.some(isAsked))
  const newest = asked.at(-1)
  if (!newest) return undefined
  const members = changeableMembers.filter(
    (member) => isAsked(member) && asked.some((row) => row.members.includes(member)),
  )
  return { id: newest.id, at: newest.createdAt, members }
}

import type { CustomerActor } from '#lib/actor.ts'
import { actionKinds } from '#lib/clients/client-actions.ts'
import type { ClientActionView, ListClientActionsQuery } from '#lib/clients/schema.ts'
import { toClientActionView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import type { ClientAction, Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import { toDbDate } from '#lib/text.ts'

const dayMs = 86_400_000

// Ids sort by time, so days are bounds of ids and need no index of their own.
const boundsOf = ({ from, to }: ListClientActionsQuery): Prisma.ClientActionWhereInput[] => [
  ...(from === undefined ? [] : [{ id: { gte: firstIdAt('clientAction', toDbDate(from)) } }]),
  ...(to === undefined ? [] : [{ id: { lt: firstIdAt('clientAction', new Date(toDbDate(to).getTime() + dayMs)) } }]),
]

const wanted = ({ by, kind }: ListClientActionsQuery): Prisma.ClientActionWhereInput => ({
  ...(by === undefined ? {} : by === 'callslip' ? { actorType: 'callslip' } : { actorId: by }),
  ...(kind === undefined ? {} : { type: { in: [...actionKinds[kind]] } }),
})

/** Everybody and everything that rows name by id: members of now and of before, keys, addresses that were invited. */
async function findNames(tx: Tx, clientId: string, rows: ClientAction[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ actorId, payload }) => [
    ...(actorId === null ? [] : [actorId]),
    ...Object.values(payload as Record<string, string>), // written by recordClientAction alone
  ])
  const [users, keys, invitations] = await Promise.all([
    tx.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
    tx.apiKey.findMany({ where: { id: { in: ids }, clientId }, select: { id: true, name: true, lastFour: true } }),
    tx.invitation.findMany({ where: { id: { in: ids }, clientId }, select: { id: true, email: true } }),
  ])
  return new Map([
    ...users.map(({ id, name }) => [id, name] as const),
    ...keys.map(({ id, name, lastFour }) => [id, `${name} …${lastFour}`] as const),
    ...invitations.map(({ id, email }) => [id, email] as const),
  ])
}

/** A client's audit log: what its people, its programs and Callslip did, in both environments. */
export async function listClientActions(
  tx: Tx,
  { clientId }: CustomerActor,
  query: ListClientActionsQuery,
  page: PageRequest,
): Promise<Page<ClientActionView>> {
  requireCursor('clientAction', page)
  const { where, rest } = keyset(page)
  const rows = await tx.clientAction.findMany({
    where: { clientId, ...wanted(query), AND: [where, ...boundsOf(query)] },
    ...rest,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  const names = await findNames(tx, clientId, items)
  return { items: items.map((row) => toClientActionView(row, (id) => names.get(id ?? '') ?? 'somebody')), hasMore }
}

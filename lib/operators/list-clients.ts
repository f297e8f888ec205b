import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView, FindClientsQuery } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { foldName } from '#lib/folded.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { namedKeyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

function matching(q: string, foldedName: string): Prisma.ClientWhereInput {
  const part = { contains: q, mode: 'insensitive' } as const
  return {
    OR: [
      { id: q },
      { foldedName: { contains: foldedName } },
      { members: { some: { user: { email: part } } } },
      // A key is known by its beginning alone; the rest is nowhere.
      ...(q.startsWith('cs_') ? [{ apiKeys: { some: { prefix: { startsWith: q.slice(0, 24) } } } }] : []),
    ],
  }
}

export async function listClients(
  tx: Tx,
  _actor: OperatorActor,
  { q, status, productionState, kind, sort }: FindClientsQuery,
  page: PageRequest,
): Promise<Page<ClientView>> {
  requireCursor('client', page)
  const { where, rest } = await namedKeyset(sort, page, (where) => tx.client.findUnique({ where }))
  const filters = {
    ...(status ? { status } : {}),
    ...(productionState ? { productionState } : {}),
    ...(kind ? { kind } : {}),
    ...(q === undefined ? {} : matching(q, await foldName(tx, q))),
  }
  const { items, hasMore } = toPage(await tx.client.findMany({ where: { AND: [filters, where] }, ...rest }), page.limit)
  return { items: items.map(toClientView), hasMore }
}

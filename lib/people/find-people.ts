import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { foldName } from '#lib/folded.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import { personRelations } from '#lib/people/person-row.ts'
import type { FindPeopleQuery, PersonView } from '#lib/people/schema.ts'
import { toPersonView } from '#lib/people/view.ts'

function matching(q: string, foldedName: string): Prisma.UserWhereInput {
  const part = { contains: q, mode: 'insensitive' } as const
  return { OR: [{ id: q }, { email: part }, { foldedName: { contains: foldedName } }] }
}

/** Everybody who has an account, the newest first. */
export async function findPeople(
  tx: Tx,
  _actor: OperatorActor,
  { q, disabled }: FindPeopleQuery,
  page: PageRequest,
): Promise<Page<PersonView>> {
  requireCursor('user', page)
  const { where, rest } = keyset(page)
  const filters = {
    ...(q === undefined ? {} : matching(q, await foldName(tx, q))),
    ...(disabled === undefined ? {} : { disabledAt: disabled === 'true' ? { not: null } : null }),
  }
  const { items, hasMore } = toPage(
    await tx.user.findMany({ where: { ...filters, ...where }, ...rest, include: personRelations }),
    page.limit,
  )
  return { items: items.map(toPersonView), hasMore }
}

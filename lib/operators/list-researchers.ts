import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { foldName } from '#lib/folded.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { namedKeyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import type { FindResearchersQuery, ResearcherView } from '#lib/researchers/schema.ts'
import { toResearcherView } from '#lib/researchers/view.ts'

export async function listResearchers(
  tx: Tx,
  actor: OperatorActor,
  { q, status, country, language, sort }: FindResearchersQuery,
  page: PageRequest,
): Promise<Page<ResearcherView>> {
  requireCursor('researcher', page)
  const { where, rest } = await namedKeyset(sort, page, (where) => tx.researcher.findUnique({ where }))
  const part = { contains: q ?? '', mode: 'insensitive' } as const
  const filters: Prisma.ResearcherWhereInput = {
    ...(status ? { status } : {}),
    ...(country ? { countries: { has: country } } : {}),
    ...(language ? { languages: { has: language } } : {}),
    ...(q === undefined
      ? {}
      : {
          OR: [
            { id: q },
            { foldedName: { contains: await foldName(tx, q) } },
            { user: { email: part } },
            { countries: { has: q.toUpperCase() } },
            { languages: { has: q.toLowerCase() } },
          ],
        }),
  }
  const { items, hasMore } = toPage(
    await tx.researcher.findMany({ where: { AND: [filters, where] }, ...rest, include: { accounts: true } }),
    page.limit,
  )
  return { items: items.map((row) => toResearcherView(row, actor.environment)), hasMore }
}

import type { OperatorActor } from '#lib/actor.ts'
import type { CaseRowView, FindCasesQuery } from '#lib/casework/schema.ts'
import { caseReference } from '#lib/cases/words.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { nameHolds } from '#lib/folded.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { namedBy } from '#lib/orders/text-query.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { bool, defineQuery, enumOf, int4, nullable, present, text, timestamptz, type RowOf } from '#lib/sql.ts'
import { viewOf } from '#lib/view.ts'

const row = {
  id: text,
  caseNumber: int4,
  origin: enumOf('CaseOrigin'),
  kind: enumOf('CaseKind'),
  state: enumOf('CaseState'),
  outcome: nullable(enumOf('CaseOutcome')),
  content: text,
  openedAt: timestamptz,
  closedAt: nullable(timestamptz),
  dueAt: nullable(timestamptz),
  late: present(bool),
  orderId: text,
  orderNumber: text,
  status: enumOf('OrderStatus'),
  documentType: text,
  repositoryName: text,
  clientId: text,
  clientName: text,
  researcherId: nullable(text),
  researcherName: nullable(text),
}

// Those of before there were targets have waited longer than any, as in the queue.
const isLate = Prisma.sql`(k.state <> 'closed' AND coalesce(k.due_at, k.opened_at) < now())`

/** The cases that a search means: what it names is looked up by its index, and so are all orders of people of a name. */
function soughtBy(environment: Environment, q: string): Prisma.Sql {
  // "CS-7QK-4MR/2" names the order's second case; the count narrows nothing much.
  const orders = namedBy(q)
  if (isId('case', q)) return Prisma.sql`AND k.id = ${q}`
  if (orders.length > 0)
    return Prisma.sql`AND k.order_id = ANY (ARRAY(SELECT o.id FROM orders o WHERE ${Prisma.join(orders, ' OR ')}))`
  return Prisma.sql`AND (k.order_id IN (SELECT x.id FROM orders x WHERE x.environment = ${environment}::"Environment"
      AND x.client_id = ANY (ARRAY(SELECT id FROM clients WHERE ${nameHolds(q)})))
    OR k.order_id IN (SELECT x.id FROM order_terms g JOIN orders x ON x.id = g.order_id AND x.selected_offer_id = g.offer_id
      WHERE g.environment = ${environment}::"Environment" AND g.researcher_id = ANY (ARRAY(SELECT id FROM researchers WHERE ${nameHolds(q)}))))`
}

export const findPage = defineQuery(
  row,
  (environment: Environment, { q, state, origin, kind, late }: FindCasesQuery, page: PageRequest) => {
    const { limit, startingAfter, order } = page
    const filters = [
      state === 'undecided' && Prisma.sql`AND k.state IN ('open', 'answered')`,
      state && state !== 'undecided' && Prisma.sql`AND k.state = ${state}::"CaseState"`,
      origin && Prisma.sql`AND k.origin = ${origin}::"CaseOrigin"`,
      kind && Prisma.sql`AND k.kind = ${kind}::"CaseKind"`,
      // Named by the states as well, so that few of the closed ones are looked at.
      late === 'true' && Prisma.sql`AND k.state IN ('open', 'answered') AND ${isLate}`,
      late === 'false' && Prisma.sql`AND NOT ${isLate}`,
      q && soughtBy(environment, q),
      startingAfter &&
        (order === 'desc' ? Prisma.sql`AND k.id < ${startingAfter}` : Prisma.sql`AND k.id > ${startingAfter}`),
    ].filter((condition) => typeof condition === 'object')
    const narrow = filters.length === 0 ? Prisma.empty : Prisma.join(filters, ' ')
    const direction = order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
    return Prisma.sql`
      SELECT k.id, k.number AS "caseNumber", k.origin, k.kind, k.state, k.outcome, k.content, k.opened_at AS "openedAt",
        k.closed_at AS "closedAt", k.due_at AS "dueAt", ${isLate} AS late, o.id AS "orderId", o.number AS "orderNumber", o.status,
        o.document_type AS "documentType", o.repository_name AS "repositoryName", c.id AS "clientId", c.name AS "clientName",
        r.id AS "researcherId", r.name AS "researcherName"
      FROM cases k JOIN orders o ON o.id = k.order_id JOIN clients c ON c.id = o.client_id
      LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
      WHERE k.environment = ${environment}::"Environment" ${narrow} ORDER BY k.id ${direction} LIMIT ${limit + 1}::int`
  },
)

const toRowView = ({ researcherId, researcherName, ...found }: RowOf<typeof row>): CaseRowView =>
  viewOf<CaseRowView>({
    id: found.id,
    reference: caseReference(found.orderNumber, found.caseNumber),
    origin: found.origin,
    dueAt: found.dueAt?.toISOString(),
    late: found.late,
    kind: found.kind,
    state: found.state,
    outcome: found.outcome,
    content: found.content,
    openedAt: found.openedAt.toISOString(),
    closedAt: found.closedAt?.toISOString(),
    order: {
      id: found.orderId,
      name: `${found.documentType}, ${found.repositoryName}`,
      number: found.orderNumber,
      status: found.status,
    },
    client: { id: found.clientId, name: found.clientName },
    researcher:
      researcherId !== null && researcherName !== null ? { id: researcherId, name: researcherName } : undefined,
  })

/** The cases of one environment, the newest first. */
export async function findCases(
  tx: Tx,
  { environment }: OperatorActor,
  query: FindCasesQuery,
  page: PageRequest,
): Promise<Page<CaseRowView>> {
  requireCursor('case', page)
  const { items, hasMore } = toPage(await findPage(tx, environment, query, page), page.limit)
  return { items: items.map(toRowView), hasMore }
}

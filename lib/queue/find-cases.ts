import { caseReference } from '#lib/cases/words.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { researcherOf } from '#lib/queue/researcher-of.ts'
import type { OpenCase } from '#lib/queue/schema.ts'
import { defineQuery, enumOf, int4, nullable, text, timestamptz } from '#lib/sql.ts'

const select = defineQuery(
  {
    caseId: text,
    caseNumber: int4,
    origin: enumOf('CaseOrigin'),
    kind: enumOf('CaseKind'),
    state: enumOf('CaseState'),
    content: text,
    openedAt: timestamptz,
    orderId: text,
    number: text,
    status: enumOf('OrderStatus'),
    documentType: text,
    repositoryName: text,
    clientId: text,
    clientName: text,
    researcherId: nullable(text),
    researcherName: nullable(text),
  },
  (ids: readonly string[]) => Prisma.sql`
    SELECT k.id AS "caseId", k.number AS "caseNumber", k.origin, k.kind, k.state, k.content, k.opened_at AS "openedAt",
      o.id AS "orderId", o.number, o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName"
    FROM cases k JOIN orders o ON o.id = k.order_id JOIN clients c ON c.id = o.client_id
    LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    WHERE k.id = ANY (${ids})`,
)

/** Cases of these ids, as the queue tells of them. */
export async function findCases(tx: Tx, ids: readonly string[]): Promise<OpenCase[]> {
  const rows = await select(tx, ids)
  return rows.map((row) => ({
    caseId: row.caseId,
    reference: caseReference(row.number, row.caseNumber),
    origin: row.origin,
    kind: row.kind,
    state: row.state,
    content: row.content,
    openedAt: row.openedAt.toISOString(),
    orderId: row.orderId,
    number: row.number,
    status: row.status,
    title: `${row.documentType}, ${row.repositoryName}`,
    client: { id: row.clientId, name: row.clientName },
    ...researcherOf(row),
  }))
}

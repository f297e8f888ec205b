import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueOn } from '#lib/orders/due.ts'
import { researcherOf } from '#lib/queue/researcher-of.ts'
import type { OverdueOrder } from '#lib/queue/schema.ts'
import { date, defineQuery, enumOf, nullable, present, text } from '#lib/sql.ts'
import { fromDbDate } from '#lib/text.ts'

const select = defineQuery(
  {
    orderId: text,
    number: text,
    status: enumOf('OrderStatus'),
    documentType: text,
    repositoryName: text,
    dueDate: present(date),
    clientId: text,
    clientName: text,
    researcherId: nullable(text),
    researcherName: nullable(text),
  },
  (ids: readonly string[]) => Prisma.sql`
    SELECT o.id AS "orderId", o.number, o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      ${dueOn} AS "dueDate", c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName"
    FROM orders o JOIN clients c ON c.id = o.client_id
    LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    WHERE o.id = ANY (${ids})`,
)

/** Orders of these ids, which are overdue, as the queue tells of them. */
export async function findOverdue(tx: Tx, ids: readonly string[]): Promise<OverdueOrder[]> {
  const rows = await select(tx, ids)
  return rows.map((row) => ({
    orderId: row.orderId,
    number: row.number,
    status: row.status,
    title: `${row.documentType}, ${row.repositoryName}`,
    client: { id: row.clientId, name: row.clientName },
    ...researcherOf(row),
    dueDate: fromDbDate(row.dueDate),
  }))
}

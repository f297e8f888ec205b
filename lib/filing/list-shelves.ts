import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { ShelvesView } from '#lib/filing/schema.ts'
import { defineQuery, present, text } from '#lib/sql.ts'

/** Each name once, by jumping from one to the next in the index: the cost is that of the names and not of the orders. */
const namesIn = (table: 'order_filings' | 'order_labels', column: 'folder' | 'label' | 'cost_centre') =>
  function build({ clientId, environment }: CustomerActor) {
    const [from, name] = [Prisma.raw(table), Prisma.raw(column)]
    const theirs = Prisma.sql`client_id = ${clientId} AND environment = ${environment}::"Environment"`
    return Prisma.sql`
      WITH RECURSIVE found AS (
        (SELECT ${name} AS name FROM ${from} WHERE ${theirs} AND ${name} IS NOT NULL ORDER BY ${name} LIMIT 1)
        UNION ALL
        SELECT (SELECT ${name} FROM ${from} WHERE ${theirs} AND ${name} > found.name ORDER BY ${name} LIMIT 1)
        FROM found WHERE found.name IS NOT NULL)
      SELECT name FROM found WHERE name IS NOT NULL LIMIT 1000`
  }
export const findFolders = defineQuery({ name: present(text) }, namesIn('order_filings', 'folder'))
export const findLabels = defineQuery({ name: present(text) }, namesIn('order_labels', 'label'))
export const findCostCentres = defineQuery({ name: present(text) }, namesIn('order_filings', 'cost_centre'))

/** The folders, labels and cost centres in which there is something. They have no life of their own: the last order takes its folder along. */
export async function listShelves(tx: Tx, actor: CustomerActor): Promise<ShelvesView> {
  const folders = await findFolders(tx, actor)
  const labels = await findLabels(tx, actor)
  const costCentres = await findCostCentres(tx, actor)
  const collator = new Intl.Collator('en', { numeric: true })
  const sorted = (rows: { name: string }[]) => rows.map(({ name }) => name).sort((a, b) => collator.compare(a, b))
  return { folders: sorted(folders), labels: sorted(labels), costCentres: sorted(costCentres) }
}

import { systemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { doEach } from '#lib/do-each.ts'
import { getEnv, type Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

const findOld = defineQuery(
  { id: text, environment: enumOf('Environment') },
  (after: string, before: Date) => Prisma.sql`
    SELECT id, environment FROM orders o
    WHERE id > ${after} AND status IN ('completed', 'withdrawn', 'cancelled') AND coalesce(completed_at, updated_at) < ${before}
      AND (persons_of_interest <> '[]' OR instructions <> '' OR EXISTS (SELECT 1 FROM order_changes c WHERE c.order_id = o.id)
        OR EXISTS (SELECT 1 FROM report_drafts d WHERE d.order_id = o.id)
        OR EXISTS (SELECT 1 FROM attachments a WHERE a.order_id = o.id AND a.message_id IS NULL))
    ORDER BY id LIMIT 200`,
)

/**
 * Forgets whom orders were about, and what was to be done, so many days after they ended; the clock sets it off at night, and
 * without the setting nothing is ever forgotten. What was given stays a member of the answers, only empty.
 */
export async function forgetPersons(now = new Date()): Promise<void> {
  const { FORGET_PERSONS_AFTER_DAYS: days } = getEnv()
  if (days === undefined) return
  const before = new Date(now.getTime() - days * 86_400_000)
  const forgetAfter = async (after: string): Promise<void> => {
    const orders = await findOld(getDb(), after, before)
    const last = orders.at(-1)
    if (!last) return
    const deeds = orders.map((order) => () => inTransaction((tx) => forgetIn(tx, order)))
    await doEach([...deeds, () => forgetAfter(last.id)])
  }
  await forgetAfter('')
}

async function forgetIn(tx: Tx, { id, environment }: { id: string; environment: Environment }): Promise<void> {
  const actor = systemActor(environment)
  const { clientId, personsOfInterest, instructions } = await lockOrder(tx, actor, id)
  await tx.order.update({
    where: { id },
    data: {
      ...(personsOfInterest === null ? {} : { personsOfInterest: [] }),
      ...(instructions === null ? {} : { instructions: '' }),
    },
  })
  // What stood there before a change goes too, whatever it was.
  await tx.orderChange.deleteMany({ where: { orderId: id } })
  await tx.reportDraft.deleteMany({ where: { orderId: id } })
  // A picture says what the texts said. Those of messages stay with them.
  await dropAttachments(tx, { orderId: id, messageId: null })
  await recordClientAction(tx, {
    clientId,
    actor,
    environment,
    type: 'order.persons_forgotten',
    payload: { orderId: id },
  })
}

import type { CustomerActor } from '#lib/actor.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** Which of these files wait to be attached, under their locks: in the order of their ids, so that two batches can't wait for each other. */
export const lockWaiting = defineQuery(
  { id: text },
  ({ clientId, environment }: Pick<CustomerActor, 'clientId' | 'environment'>, ids: readonly string[]) => Prisma.sql`
    SELECT id FROM attachments WHERE id = ANY(${ids}::text[]) AND order_id IS NULL
      AND client_id = ${clientId} AND environment = ${environment}::"Environment"
    ORDER BY id FOR UPDATE`,
)

import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

/**
 * Whether a client `c` is refused whatever its people and programs ask in an environment: what `requireUsable` says, for those who
 * act when nobody asks. Whoever is shut out can't answer.
 */
export const isShutOut = (environment: Prisma.Sql) => Prisma.sql`(c.status = 'suspended'
  OR ${environment} = 'production' AND c.production_state <> 'enabled' AND (NOT c.by_hand OR c.production_state = 'disabled'))`

const findShutOut = defineQuery(
  { id: text },
  (clientId: string, environment: Environment) =>
    Prisma.sql`SELECT c.id FROM clients c WHERE c.id = ${clientId} AND ${isShutOut(Prisma.sql`${environment}::text`)}`,
)

/** Whether anybody of a client can get in to answer. */
export const canAnswer = async (tx: Tx, clientId: string, environment: Environment): Promise<boolean> =>
  (await findShutOut(tx, clientId, environment)).length === 0

import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { bool, defineQuery } from '#lib/sql.ts'

/** `personal_accounts`: whoever looks for a document orders by hand from the moment that their address is confirmed. */
type StandingDecision = 'personal_accounts'

const find = defineQuery(
  { holds: bool },
  (id: StandingDecision) => Prisma.sql`SELECT holds FROM standing_decisions WHERE id = ${id} FOR SHARE`,
)

/**
 * Whether operators have decided so; the row is made by the migration that brings the decision. Whoever changes it waits for
 * what goes by it now, and so finds whom that left waiting.
 */
export const holds = async (tx: Tx, id: StandingDecision): Promise<boolean> => (await find(tx, id))[0]?.holds === true

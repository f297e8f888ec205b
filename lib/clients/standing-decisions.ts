import type { Tx } from '#lib/db.ts'

/** `personal_accounts`: whoever looks for a document orders by hand from the moment that their address is confirmed. */
type StandingDecision = 'personal_accounts'

/** Whether operators have decided so; the row is made by the migration that brings the decision. */
export const holds = async (tx: Tx, id: StandingDecision): Promise<boolean> =>
  (await tx.standingDecision.findUniqueOrThrow({ where: { id } })).holds

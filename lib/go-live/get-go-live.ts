import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import { findChecks } from '#lib/go-live/find-checks.ts'
import { productionAnswers } from '#lib/clients/schema.ts'
import type { GoLiveView, ProductionView } from '#lib/go-live/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toProductionView = (client: Client): ProductionView =>
  withoutAbsent({
    state: client.productionState,
    reason: client.productionReason,
    requestedAt: client.productionRequestedAt?.toISOString(),
    decidedAt: client.productionDecidedAt?.toISOString(),
    answers: client.productionAnswers === null ? null : productionAnswers.parse(client.productionAnswers),
  })

/** What is left to try before production, and how the request for it stands. */
export async function getGoLive(tx: Tx, { clientId }: CustomerActor): Promise<GoLiveView> {
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  return { checks: await findChecks(tx, clientId), production: toProductionView(client) }
}

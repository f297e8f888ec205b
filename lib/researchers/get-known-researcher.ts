import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Researcher } from '#lib/generated/prisma/client.ts'

/** A researcher who has made the client an offer in this environment; anybody else is 404. */
export async function getKnownResearcher(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  researcherId: string,
): Promise<Researcher> {
  const row = await tx.researcher.findFirst({
    where: { id: researcherId, offers: { some: { order: { clientId, environment } } } },
  })
  if (!row) throw notFound()
  return row
}

import { isCustomer, type CustomerActor, type OperatorActor, type ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { DownloadKind } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

/** Where a request came from, as far as can be told. */
export type Access = { address: string | null; agent: string | null }
type Download = {
  /** Undefined for whoever only asks about it (HEAD): nothing is fetched then. */
  access: Access | undefined
  kind: DownloadKind
  orderId: string
  documentIds: string[]
  /** Undefined for a signed link: whoever has it may open it. */
  actor?: CustomerActor | ResearcherActor | OperatorActor
}

/**
 * Writes down each time that files are fetched: what a bank asks for when a card holder says that nothing came, and who of the
 * other sides has looked.
 */
export async function noteDownload(tx: Tx, { access, kind, orderId, documentIds, actor }: Download): Promise<void> {
  if (!access) return
  await tx.documentDownload.createMany({
    data: documentIds.map((documentId) => ({
      id: newId('download'),
      kind,
      orderId,
      documentId,
      actorType: actor?.type ?? null,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      ...access,
    })),
  })
  if (actor && !isCustomer(actor)) return
  await tx.orderDocument.updateMany({
    where: { id: { in: documentIds }, downloadedAt: null },
    data: { downloadedAt: new Date() },
  })
}

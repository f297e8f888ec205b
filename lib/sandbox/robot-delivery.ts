import { systemActor, type ResearcherActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { storeFile, type StoredFile } from '#lib/files/store-file.ts'
import { log } from '#lib/log.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { getOrderRow, type OrderRow } from '#lib/orders/order-row.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { makeScanPdf } from '#lib/sandbox/make-pdf.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'

export type Outcome = 'found' | 'partial' | 'not_found'
export type PreparedDelivery = { outcome: Outcome; file?: StoredFile }

export const outcomeOf = (sandboxMode: string | null): Outcome =>
  sandboxMode === 'not_found' || sandboxMode === 'partial' ? sandboxMode : 'found'

const reports: Record<Outcome, (order: OrderRow) => string> = {
  found: ({ repositoryName }) => `The entry was found in the registers of ${repositoryName} and is attached as a scan.`,
  partial: ({ repositoryName }) =>
    `Part of what was asked for survives at ${repositoryName}; it is attached. The facing page is missing from the volume.`,
  not_found: ({ repositoryName, documentType, location }) =>
    `Searched at ${repositoryName}: the index and every register of "${documentType}" for ${location}, five years either way. No entry was found.`,
}

/** Makes and stores the scan, before any transaction is open. */
export async function prepareDelivery(orderId: string, robotName: string, outcome: Outcome): Promise<PreparedDelivery> {
  if (outcome === 'not_found') return { outcome }
  const order = await getOrderRow(getDb(), systemActor('development'), orderId)
  const pdf = await makeScanPdf(
    {
      id: order.id,
      repositoryName: order.repositoryName,
      documentType: order.documentType,
      location: order.location,
      ...withoutAbsent({
        countryISOA3: order.countryISOA3,
        externalOrderRef: order.externalOrderRef,
        instructions: order.instructions,
      }),
      personsOfInterest: storedPersons(order.personsOfInterest) ?? [],
    },
    { researcherName: robotName, outcome, completedOn: fromDbDate(new Date()) },
  )
  return { outcome, file: await storeFile(pdf, documentRule) }
}

/** Of what is not handed over the scan goes again. */
export async function discardDelivery(delivery: PreparedDelivery | undefined): Promise<void> {
  const storageKey = delivery?.file?.storageKey
  if (storageKey === undefined) return
  const noteLeft = (failure: unknown) => log.error('a scan of the sandbox stays in storage', failure, { storageKey })
  await getStorage().remove(storageKey).catch(noteLeft)
}

/** Hands the stored scan over, with a report. */
export async function deliverAsRobot(
  tx: Tx,
  robot: ResearcherActor,
  orderId: string,
  { outcome, file }: PreparedDelivery,
): Promise<void> {
  const order = await getOrderRow(tx, robot, orderId)
  if (file)
    await addDocument(tx, robot, orderId, { ...file, name: `${order.documentType} - ${order.repositoryName}.pdf` })
  await deliverOrder(tx, robot, orderId, { outcome, report: reports[outcome](order) })
}

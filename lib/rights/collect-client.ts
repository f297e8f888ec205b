import type { CustomerActor } from '#lib/actor.ts'
import { getDetails } from '#lib/billing/get-details.ts'
import { listDocuments as listBillingDocuments } from '#lib/billing/list-documents.ts'
import { listCases } from '#lib/cases/list-cases.ts'
import { listClientActions } from '#lib/clients/list-client-actions.ts'
import { listOrderChanges } from '#lib/changes/list-order-changes.ts'
import { listKeys } from '#lib/clients/list-keys.ts'
import { toClientView } from '#lib/clients/view.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { environments } from '#lib/env.ts'
import type { OrderDocument, User } from '#lib/generated/prisma/client.ts'
import { findWaitingOrder } from '#lib/first-orders/find-waiting-order.ts'
import { listInvitations } from '#lib/members/list-invitations.ts'
import { listMembers } from '#lib/members/list-members.ts'
import { listMessages } from '#lib/messages/list-messages.ts'
import { listNotes } from '#lib/notes/list-notes.ts'
import { listOffers } from '#lib/offers/list-offers.ts'
import { listEvents } from '#lib/orders/list-events.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'
import { getReviews } from '#lib/reviews/get-reviews.ts'
import { rowsOf, type Page, type PageRequest } from '#lib/paging.ts'
import { memberActor, type MembershipRow } from '#lib/clients/member-actor.ts'
import { gather, jsonFile, listFile } from '#lib/rights/zip-files.ts'
import { storedFile } from '#lib/rights/stored-file.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'
import { listProductionNotes } from '#lib/production/list-notes.ts'
import { listTemplates } from '#lib/templates/list-templates.ts'
import { listEndpoints } from '#lib/webhooks/list-endpoints.ts'

/** What an owner sees of their client. */
export async function* collectClient(user: User, membership: MembershipRow): AsyncGenerator<ZipEntry> {
  const { client } = membership
  const folder = `clients/${client.id}`
  const actor = memberActor(user, membership, 'development')
  yield jsonFile(`${folder}/client.json`, {
    ...toClientView(client),
    billingDetails: await getDetails(getDb(), actor),
  })
  yield listFile(
    `${folder}/members.json`,
    rowsOf((page) => listMembers(getDb(), actor, page)),
  )
  yield listFile(
    `${folder}/production-notes.json`,
    rowsOf((page) => listProductionNotes(getDb(), actor, page)),
  )
  yield listFile(
    `${folder}/invitations.json`,
    rowsOf((page) => listInvitations(getDb(), actor, page)),
  )
  yield listFile(
    `${folder}/audit-log.json`,
    rowsOf((page) => listClientActions(getDb(), actor, {}, page)),
  )
  const waiting = await findWaitingOrder(client.id)
  if (waiting) yield jsonFile(`${folder}/waiting-order.json`, waiting)
  for (const environment of environments)
    yield* collectEnvironment(`${folder}/${environment}`, memberActor(user, membership, environment))
}

async function* collectEnvironment(folder: string, actor: CustomerActor): AsyncGenerator<ZipEntry> {
  yield listFile(`${folder}/orders.json`, ordersOf(actor))
  yield listFile(
    `${folder}/billing-documents.json`,
    rowsOf((page) => listBillingDocuments(getDb(), actor, {}, page)),
  )
  yield listFile(
    `${folder}/api-keys.json`,
    rowsOf((page) => listKeys(getDb(), actor, page)),
  )
  yield listFile(
    `${folder}/webhook-endpoints.json`,
    rowsOf((page) => listEndpoints(getDb(), actor, page)),
  )
  yield listFile(
    `${folder}/order-templates.json`,
    rowsOf((page) => listTemplates(getDb(), actor, page)),
  )
  for await (const order of everyOrder(actor)) yield* filesOf(folder, order)
}

async function* filesOf(folder: string, order: OrderView): AsyncGenerator<ZipEntry> {
  for (const document of await findDocuments(order)) yield* storedFile(`${folder}/documents/${order.id}`, document)
  const attachments = await getDb().attachment.findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
  for (const attachment of attachments) yield* storedFile(`${folder}/attachments/${order.id}`, attachment)
}

const everyOrder = (actor: CustomerActor) => rowsOf((page) => listOrders(getDb(), actor, {}, page))

/** None before they were handed over. */
async function findDocuments(order: OrderView): Promise<OrderDocument[]> {
  const given = await findHandedOver(getDb(), order)
  return given ? getDb().orderDocument.findMany({ where: given, orderBy: [{ position: 'asc' }, { id: 'asc' }] }) : []
}

async function* ordersOf(actor: CustomerActor) {
  for await (const order of everyOrder(actor)) {
    const all = <T extends { id: string }>(
      list: (tx: Tx, actor: CustomerActor, orderId: string, page: PageRequest) => Promise<Page<T>>,
    ) => gather(rowsOf((page) => list(getDb(), actor, order.id, page)))
    yield {
      ...order,
      offers: await all(listOffers),
      messages: await all(listMessages),
      notes: await all(listNotes),
      cases: await listCases(getDb(), actor, order.id),
      reviews: await getReviews(getDb(), actor, order.id),
      history: await all(listEvents),
      changes: await all(listOrderChanges),
      documents: (await findDocuments(order)).map(toUploadedView),
    }
  }
}

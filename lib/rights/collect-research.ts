import type { ResearcherActor } from '#lib/actor.ts'
import { getReportDraft } from '#lib/agreements/get-report-draft.ts'
import { listSearches } from '#lib/board/list-searches.ts'
import { listCases } from '#lib/cases/list-cases.ts'
import { listDocuments as listBillingDocuments } from '#lib/billing/list-documents.ts'
import { listCredentials } from '#lib/credentials/list-credentials.ts'
import { getDb } from '#lib/db.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { listEarnings } from '#lib/earnings/list-earnings.ts'
import { environments, type Environment } from '#lib/env.ts'
import type { OrderDocument, Researcher } from '#lib/generated/prisma/client.ts'
import { listInbox } from '#lib/inbox/list-inbox.ts'
import { listMessages } from '#lib/messages/list-messages.ts'
import { toMessageView, withAttachments } from '#lib/messages/view.ts'
import { listOfferTemplates } from '#lib/offer-templates/list-offer-templates.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { rowsOf, keyset, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { getProfile } from '#lib/researchers/get-profile.ts'
import { getReviews } from '#lib/reviews/get-reviews.ts'
import { listResearchOrders } from '#lib/researchers/list-research-orders.ts'
import { gather, jsonFile, listFile } from '#lib/rights/zip-files.ts'
import { writtenWords } from '#lib/rights/written-words.ts'
import { storedFile } from '#lib/rights/stored-file.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'

const actorOf = ({ id, name }: Researcher, environment: Environment): ResearcherActor => ({
  type: 'researcher',
  id,
  name,
  environment,
  scopes: ['account', 'research'],
})

/** What a researcher sees of their own work. */
export async function* collectResearch(researcher: Researcher): AsyncGenerator<ZipEntry> {
  const [development, production] = await Promise.all(
    environments.map((environment) => getProfile(getDb(), actorOf(researcher, environment))),
  )
  yield jsonFile('research/profile.json', { development, production })
  const actor = actorOf(researcher, 'production')
  yield listFile(
    'research/qualification.json',
    rowsOf((page) => listCredentials(getDb(), researcher.id, page)),
  )
  yield listFile(
    'research/offer-templates.json',
    rowsOf((page) => listOfferTemplates(getDb(), actor, page)),
  )
  yield listFile(
    'research/searches.json',
    rowsOf((page) => listSearches(getDb(), actor, page)),
  )
  for (const environment of environments)
    yield* collectEnvironment(`research/${environment}`, actorOf(researcher, environment), researcher.status)
}

async function* collectEnvironment(
  folder: string,
  actor: ResearcherActor,
  status: Researcher['status'],
): AsyncGenerator<ZipEntry> {
  yield listFile(`${folder}/offers.json`, rowsOf(offersOf(actor)))
  if (status === 'approved') yield* collectBoard(folder, actor)
  yield listFile(`${folder}/given-back.json`, rowsOf(returnsOf(actor)))
  yield listFile(`${folder}/visits.json`, rowsOf(visitsOf(actor)))
  yield listFile(`${folder}/messages-you-wrote.json`, rowsOf(messagesOf(actor)))
  yield* writtenWords(`${folder}/`, actor)
  yield listFile(
    `${folder}/earnings.json`,
    rowsOf((page) => listEarnings(getDb(), actor, {}, page)),
  )
  yield listFile(
    `${folder}/statements.json`,
    rowsOf((page) => listBillingDocuments(getDb(), actor, {}, page)),
  )
  for await (const document of rowsOf(uploadsOf(actor)))
    yield* storedFile(`${folder}/documents/${document.orderId}`, document)
  for await (const attachment of rowsOf(attachmentsOf(actor)))
    yield* storedFile(`${folder}/attachments/${attachment.orderId}`, attachment)
}

/** What others wrote and wait for, which the portal shows to nobody who may not work here. */
async function* collectBoard(folder: string, actor: ResearcherActor): AsyncGenerator<ZipEntry> {
  yield listFile(`${folder}/orders.json`, ordersOf(actor))
  yield listFile(
    `${folder}/inbox.json`,
    rowsOf((page) => listInbox(getDb(), actor, {}, page)),
  )
}

/** Every offer of theirs, whatever became of it, with what it was for. */
const offersOf =
  ({ id: researcherId, environment }: ResearcherActor) =>
  async (page: PageRequest) => {
    const { where, rest } = keyset(page)
    const rows = await getDb().offer.findMany({
      where: { researcherId, order: { environment }, ...where },
      ...rest,
      include: {
        researcher: { select: { name: true } },
        order: { select: { id: true, documentType: true, repositoryName: true, location: true, version: true } },
      },
    })
    const { items, hasMore } = toPage(rows, page.limit)
    const priced = await withFrozenFees(getDb(), items)
    return { items: priced.map((row) => ({ ...toOfferView(row, row.order), order: row.order })), hasMore }
  }

/** The orders with an offer of theirs that they can still see, with the messages that they can read there. */
async function* ordersOf(actor: ResearcherActor) {
  for await (const order of rowsOf((page) => listResearchOrders(getDb(), actor, { mine: 'true' }, page))) {
    const uploaded = await getDb().orderDocument.findMany({ where: { orderId: order.id, uploadedById: actor.id } })
    yield {
      ...order,
      messages: await gather(rowsOf((page) => listMessages(getDb(), actor, order.id, page))),
      cases: await listCases(getDb(), actor, order.id),
      ...(order.mine ? { reviews: await getReviews(getDb(), actor, order.id) } : {}),
      documents: uploaded.map(toUploadedView),
      ...(await getReportDraft(getDb(), actor, order.id)),
    }
  }
}

const returnsOf =
  ({ id: researcherId, environment }: ResearcherActor) =>
  async (page: PageRequest) => {
    const { where, rest } = keyset(page)
    const rows = await getDb().workReturn.findMany({
      where: { researcherId, environment, ...where },
      ...rest,
      select: { id: true, orderId: true, reason: true, createdAt: true },
    })
    return toPage(rows, page.limit)
  }

/** Their days at archives, with what they noted there. */
const visitsOf =
  ({ id: researcherId, environment }: ResearcherActor) =>
  async (page: PageRequest) => {
    const { where, rest } = keyset(page)
    const rows = await getDb().visit.findMany({
      where: { researcherId, environment, ...where },
      ...rest,
      select: {
        ...{ id: true, day: true, place: true, archiveId: true, note: true },
        marks: { select: { orderId: true, state: true, note: true, markedAt: true, aside: true } },
      },
    })
    return toPage(rows, page.limit)
  }

const messagesOf =
  ({ id: senderId, environment }: ResearcherActor) =>
  async (page: PageRequest) => {
    const { where, rest } = keyset(page)
    const rows = await getDb().message.findMany({
      where: { senderId, senderType: 'researcher', order: { environment }, ...where },
      ...rest,
      include: withAttachments,
    })
    const { items, hasMore } = toPage(rows, page.limit)
    return { items: items.map((row) => ({ orderId: row.orderId, ...toMessageView(row) })), hasMore }
  }

const attachmentsOf =
  ({ id: researcherId, environment }: ResearcherActor) =>
  async (page: PageRequest) => {
    const { where, rest } = keyset(page)
    const attached = { researcherId, environment, orderId: { not: null } }
    return toPage(await getDb().attachment.findMany({ where: { ...attached, ...where }, ...rest }), page.limit)
  }

const uploadsOf =
  ({ id: uploadedById, environment }: ResearcherActor) =>
  async (page: PageRequest): Promise<Page<OrderDocument>> => {
    const { where, rest } = keyset(page)
    const rows = await getDb().orderDocument.findMany({
      where: { uploadedById, order: { environment }, ...where },
      ...rest,
    })
    return toPage(rows, page.limit)
  }

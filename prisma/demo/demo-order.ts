import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerCaseAsOperator } from '#lib/operators/answer-case-as-operator.ts'
import { cancelOrderAsOperator } from '#lib/operators/cancel-order-as-operator.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { answerCase } from '#lib/cases/answer-case.ts'
import { complain } from '#lib/cases/complain.ts'
import { noteLate } from '#lib/cases/note-late.ts'
import { openCase } from '#lib/cases/open-case.ts'
import { openCaseAsOperator } from '#lib/casework/open-case-as-operator.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { requestChanges } from '#lib/agreements/request-changes.ts'
import { selectOffer } from '#lib/agreements/select-offer.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'
import { systemActor } from '#lib/actor.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { writeAsCallslip } from '#lib/dossiers/write-as-callslip.ts'
import { writeRemark } from '#lib/dossiers/write-remark.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { fileOrders } from '#lib/filing/file-orders.ts'
import { markRead } from '#lib/messages/mark-read.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { openOrderAsOperator } from '#lib/operators/open-order-as-operator.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { capturePayment } from '#lib/payments/capture-payment.ts'
import { refundOrderAsOperator } from '#lib/operators/refund-order-as-operator.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { carryOutRefund } from '#lib/payments/carry-out-refund.ts'
import { finalizePayment, prepareFinalization } from '#lib/payments/finalize-payment.ts'
import { initiatePayment, preparePayment } from '#lib/payments/initiate-payment.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { settleShare } from '#lib/payments/settle-share.ts'
import { openReviews } from '#lib/reviews/open-reviews.ts'
import { writeReview } from '#lib/reviews/write-review.ts'
import { makeScanPdf } from '#lib/sandbox/make-pdf.ts'
import { fromDbDate } from '#lib/text.ts'
import type { Cast, ResearcherName } from '#prisma/demo/cast.ts'
import { payOut } from '#prisma/demo/pay-out.ts'

/** What somebody asks for: an order as it is placed, and where its customer keeps it. */
export type Asked = {
  repositoryName: string
  documentType: string
  location: string
  countryISOA3: string
  personsOfInterest?: { firstname?: string; lastname?: string; birthDate?: string; deathDate?: string; note?: string }[]
  instructions?: string
  fixedPrice?: number
  externalOrderRef?: string
  customerName?: string
  folder?: string
  labels?: string[]
}
export type Offered = { by: ResearcherName; amount: number; noFindAmount?: number; inDays: number; message: string }
export type Found = { outcome: 'found' | 'partial' | 'not_found'; report: string; scans?: [name: string, of: Scan][] }
type Scan = 'births' | 'marriages' | 'deaths' | 'pdf'

const dayMs = 86_400_000
const cards = { visa: 'pm_card_visa', disputed: 'pm_card_createDispute', gone: 'pm_card_refundFail' } as const

/**
 * One order and what the people of the demo do with it, by the verbs that their requests go through; and what the worker does
 * then, at once.
 */
export class DemoOrder {
  readonly #cast: Cast
  readonly #offers = new Map<ResearcherName, string>()
  #asked: Asked | undefined
  #chosen: ResearcherName | undefined
  #card: keyof typeof cards = 'visa'
  #id = ''

  constructor(cast: Cast) {
    this.#cast = cast
  }

  #do = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(work)
  get #researcher() {
    return this.#cast[this.#chosen ?? 'camille']
  }

  async place({ folder, labels, ...asked }: Asked): Promise<void> {
    const { customer } = this.#cast
    const { repositoryName: name, countryISOA3 } = (this.#asked = asked)
    const archive = await getDb().archive.findFirst({ where: { name, countryISOA3 }, select: { id: true } })
    const input = placeOrderInput.parse({ ...asked, ...(archive ? { archiveRepositoryId: archive.id } : {}) })
    this.#id = (await this.#do((tx) => placeOrder(tx, customer, input))).id
    if (folder === undefined && labels === undefined) return
    const filed = { orderIds: [this.#id], ...(folder ? { folder } : {}), ...(labels ? { addLabels: labels } : {}) }
    await this.#do((tx) => fileOrders(tx, customer, filed))
  }

  open = () => this.#do((tx) => openOrderAsOperator(tx, this.#cast.operator, this.#id))

  async offer({ by, inDays, ...terms }: Offered): Promise<void> {
    const estimatedCompletionDate = fromDbDate(new Date(Date.now() + inDays * dayMs))
    const { id } = await this.#do((tx) =>
      makeOffer(tx, this.#cast[by], this.#id, { ...terms, estimatedCompletionDate }),
    )
    this.#offers.set(by, id)
  }

  async select(by: ResearcherName): Promise<void> {
    const offerId = this.#offers.get(by) ?? ''
    this.#chosen = by
    await this.#do((tx) => selectOffer(tx, this.#cast.customer, this.#id, offerId))
  }

  /** The provider holds the amount on its own test card: `pm_card_createDispute` and `pm_card_refundFail` do later what they say. */
  async pay(card: keyof typeof cards = 'visa'): Promise<void> {
    this.#card = card
    const { customer } = this.#cast
    const offerId = this.#offers.get(this.#chosen ?? 'camille') ?? ''
    const reserved = await preparePayment(customer, this.#id, offerId)
    const { paymentIntentId } = await this.#do((tx) => initiatePayment(tx, customer, this.#id, reserved))
    await getProvider(customer.environment).stripe.paymentIntents.confirm(paymentIntentId, {
      payment_method: cards[card],
    })
    const paid = { offerId, paymentIntentId }
    const intent = await prepareFinalization(customer, this.#id, paid)
    await this.#do((tx) => finalizePayment(tx, customer, this.#id, paid, intent))
  }

  async start(): Promise<void> {
    await this.#do((tx) => startWork(tx, this.#researcher, this.#id))
    await this.#settle()
  }

  async deliver({ scans = [], ...delivery }: Found): Promise<void> {
    for (const [name, scan] of scans) {
      const file = await storeFile(await this.#scanOf(scan, delivery.outcome), documentRule)
      await this.#do((tx) => addDocument(tx, this.#researcher, this.#id, { ...file, name }))
    }
    await this.#do((tx) => deliverOrder(tx, this.#researcher, this.#id, delivery))
  }

  async accept(): Promise<void> {
    await this.#do((tx) => completeOrder(tx, this.#cast.customer, this.#id))
    await this.#settle()
  }

  /** As after 14 days without a word. */
  async completeInSilence(): Promise<void> {
    await this.#do((tx) => completeOrder(tx, systemActor(this.#cast.customer.environment), this.#id))
    await this.#settle()
  }

  async cancel(reason: string): Promise<void> {
    await this.#do((tx) => cancelOrderAsOperator(tx, this.#cast.operator, this.#id, { reason }))
    await this.#settle()
  }

  withdraw = () => this.#do((tx) => withdrawOrder(tx, this.#cast.customer, this.#id))
  requestChanges = (message: string) => this.#do((tx) => requestChanges(tx, this.#cast.customer, this.#id, message))
  /** What only one side has written is read by the other after a week. */
  openReviews = () =>
    this.#do(async (tx) => openReviews(tx, await lockOrder(tx, systemActor(this.#cast.customer.environment), this.#id)))

  /** The customer has seen all messages. */
  async read(): Promise<void> {
    const last = await getDb().message.findFirst({ where: { orderId: this.#id }, orderBy: { id: 'desc' } })
    if (last) await this.#do((tx) => markRead(tx, this.#cast.customer, this.#id, last.id))
  }

  write = (content: string, question = false) =>
    this.#do((tx) => postMessage(tx, this.#cast.customer, this.#id, { content, question }))
  hear = (content: string, { question = false, by = this.#chosen }: { question?: boolean; by?: ResearcherName } = {}) =>
    this.#do((tx) => postResearchMessage(tx, this.#cast[by ?? 'camille'], this.#id, { content, question }))

  /** Callslip writes, and an operator notes why. */
  say = (content: string, to: 'both' | 'customer' | 'researcher', remark: string) =>
    this.#do(async (tx) => {
      await writeAsCallslip(tx, this.#cast.operator, this.#id, { content, to })
      await writeRemark(tx, this.#cast.operator, this.#id, { text: remark })
    })

  /** Gives a part of it back, borne by whoever did wrong. */
  async refund(amountMinor: number, bearer: 'fee' | 'researcher', reason: string): Promise<void> {
    await this.#do((tx) => refundOrderAsOperator(tx, this.#cast.operator, this.#id, { amountMinor, bearer, reason }))
    await this.#settle()
  }

  report = (kind: 'missing_pages' | 'unreadable', content: string) =>
    this.#do((tx) => openCase(tx, this.#cast.customer, this.#id, { kind, content }))
  complain = (content: string) => this.#do((tx) => complain(tx, this.#researcher, this.#id, content))
  note = (content: string) => this.#do((tx) => openCaseAsOperator(tx, this.#cast.operator, this.#id, content))
  /** As the worker notices it, in production. */
  beLate = () =>
    this.#do(async (tx) => {
      const system = systemActor(this.#cast.customer.environment)
      const order = await lockOrder(tx, system, this.#id)
      await noteLate(tx, system, order, dueDateOf(order) ?? new Date())
    })

  /** Writes in the case that is open. */
  async answer(by: 'customer' | 'operator', content: string): Promise<void> {
    const { id } = await getDb().case.findFirstOrThrow({ where: { orderId: this.#id, state: { not: 'closed' } } })
    const { customer, operator } = this.#cast
    await this.#do((tx) =>
      by === 'customer'
        ? answerCase(tx, customer, this.#id, id, content)
        : answerCaseAsOperator(tx, operator, this.#id, id, content),
    )
  }

  /** What the researcher has at the provider goes to their bank, or comes back from it. */
  payOut = (failure?: string) => payOut(this.#researcher, failure)

  async review(byCustomer: [stars: number, content: string], byResearcher?: [stars: number, content: string]) {
    const [stars, content] = byCustomer
    await this.#do((tx) => writeReview(tx, this.#cast.customer, this.#id, { stars, content }))
    if (!byResearcher) return
    const [theirs, words] = byResearcher
    await this.#do((tx) => writeReview(tx, this.#researcher, this.#id, { stars: theirs, content: words }))
  }

  /** What the worker does about the money: what is planned runs later as well, and finds nothing left to do. */
  async #settle(): Promise<void> {
    const payment = await getDb().payment.findFirst({ where: { orderId: this.#id }, select: { id: true } })
    if (!payment) return
    await capturePayment(payment.id)
    if (this.#card !== 'visa') await syncPayment(payment.id)
    for (const { id } of await getDb().refund.findMany({ where: { paymentId: payment.id, status: 'pending' } }))
      await carryOutRefund(id)
    await settleShare(payment.id)
    await issuePaymentDocuments(payment.id)
  }

  #scanOf(scan: Scan, outcome: Found['outcome']): Promise<Buffer> {
    if (scan !== 'pdf' || !this.#asked)
      return readFile(join(process.cwd(), 'lib/sandbox/samples', `${scan === 'pdf' ? 'births' : scan}.jpg`))
    const completedOn = fromDbDate(new Date())
    return makeScanPdf(
      { id: this.#id, ...this.#asked },
      { researcherName: this.#researcher.name, outcome, completedOn },
    )
  }
}

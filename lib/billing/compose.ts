import type { NewDocument } from '#lib/billing/issue-document.ts'
import type { BillingDetailsView, Snapshot } from '#lib/billing/schema.ts'
import { vatFor, vatIn, type Vat } from '#lib/billing/vat.ts'
import { getEnv } from '#lib/env.ts'
import type { BillingDocument, Order, Payment } from '#lib/generated/prisma/client.ts'
import { researcherPartOf, type Returns } from '#lib/payments/bearer.ts'
import { reducedOf } from '#lib/payments/share.ts'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was sold, by whom and to whom, as it is now. */
export type Sale = {
  order: Pick<
    Order,
    | 'id'
    | 'number'
    | 'documentType'
    | 'repositoryName'
    | 'externalOrderRef'
    | 'customerName'
    | 'status'
    | 'outcome'
    | 'selectedOfferId'
  >
  payment: Amounts & Pick<Payment, 'paymentIntentId'>
  researcher: string
  seller: Snapshot['seller']
  buyer: BillingDetailsView
  costCentre: string | undefined
}
/** As they were agreed, and paid or to be paid. */
type Amounts = Pick<
  Payment,
  | 'offerId'
  | 'amountMinor'
  | 'transferAmountMinor'
  | 'platformFeeMinor'
  | 'noFindAmountMinor'
  | 'noFindTransferAmountMinor'
  | 'currency'
>
type Composed = Pick<NewDocument, 'kind' | 'totalMinor' | 'snapshot'>

const feeText = () => t('callslipsFee')
const researchText = (researcher: string) => t('researchBy', { researcher })

/** What the customer paid, and for what. */
export function composeReceipt(sale: Sale): Composed {
  const { payment, researcher } = sale
  const vat = vatOf(sale)
  const notes = [t('paidByCard'), t('theResearchIsSuppliedBy', { researcher }), vatNote(vat)]
  const lines = linesOf(researcher, payment)
  const snapshot = { ...partiesOf(sale), lines, vat: vatShown(payment.platformFeeMinor, vat), notes }
  return { kind: 'receipt', totalMinor: payment.amountMinor, snapshot }
}

const linesOf = (
  researcher: string,
  { transferAmountMinor, platformFeeMinor }: Pick<Amounts, 'transferAmountMinor' | 'platformFeeMinor'>,
) =>
  [
    { text: researchText(researcher), amountMinor: transferAmountMinor },
    { text: feeText(), amountMinor: platformFeeMinor },
  ].filter(({ amountMinor }) => amountMinor !== 0)

/** What a client who pays by invoice owes for a completed order: all of it, for no card has paid any. */
export function composeOrderInvoice(sale: Sale): Composed {
  const { payment, researcher } = sale
  const reduced = reducedOf(sale.order, payment)
  const { amountMinor, transferAmountMinor } = reduced ?? payment
  const platformFeeMinor = amountMinor - transferAmountMinor
  const vat = vatOf(sale)
  const terms = getEnv().BILLING_INVOICE_TERMS
  const notes = [
    ...(reduced ? [t('nothingWasFound')] : []),
    terms ?? t('payableAsAgreed'),
    t('theResearchIsInvoicedFor', { researcher }),
    vatNote(vat),
  ]
  const lines = linesOf(researcher, { transferAmountMinor, platformFeeMinor })
  const parties = { ...partiesOf(sale), payable: true }
  return {
    kind: 'invoice',
    totalMinor: amountMinor,
    snapshot: { ...parties, lines, vat: vatShown(platformFeeMinor, vat), notes },
  }
}

/** The platform's own invoice: its fee, which the receipt shows as paid. */
export function composeFeeInvoice(sale: Sale, receipt: Pick<BillingDocument, 'number'>): Composed {
  const { platformFeeMinor } = sale.payment
  const vat = vatOf(sale)
  const lines = [{ text: feeText(), amountMinor: platformFeeMinor }]
  const notes = [t('paidByCardTheWhole', { number: receipt.number }), vatNote(vat)]
  const snapshot = { ...partiesOf(sale), lines, vat: vatShown(platformFeeMinor, vat), notes }
  return { kind: 'invoice', totalMinor: platformFeeMinor, snapshot }
}

/** The researcher's part of some credit notes, and the fee with the VAT in it. */
export type Credited = { researchMinor: number; feeMinor: number; vatMinor: number }
const nothing: Credited = { researchMinor: 0, feeMinor: 0, vatMinor: 0 }

type Back = {
  amountMinor: number
  /** What has gone back with it, and what of that the notes before it say. */
  returned: Returns
  before: Credited
}

/**
 * What a refund gives back, exactly; a refund that failed after its credit note is the same with the sign turned. Each part is
 * what is missing from the notes before it, so that all notes together say what is true by the last: that nothing was found may
 * have made other parts of what went back until then.
 */
export function composeCreditNote(
  sale: Sale,
  { seller, buyer, order, vat: { ratePercent, reverseCharge } }: Snapshot,
  corrects: string,
  { amountMinor, returned, before }: Back,
): Composed {
  const { payment, researcher } = sale
  const research = researcherPartOf(returned, payment, reducedOf(sale.order, payment)) - before.researchMinor
  const fee = amountMinor - research
  const vat = { rateBps: Math.round(ratePercent * 100), reverseCharge }
  const lines = linesOf(researcher, { transferAmountMinor: research, platformFeeMinor: fee })
  const notes = [amountMinor > 0 ? t('givenBackToTheCard') : t('theRefundFailedAtThe'), vatNote(vat)]
  const parties = partiesOf({ ...sale, seller, buyer, costCentre: order?.costCentre })
  return {
    kind: 'credit_note',
    totalMinor: amountMinor,
    snapshot: { ...parties, lines, vat: vatShown(fee, vat, before), corrects, notes },
  }
}

const partiesOf = ({ seller, buyer, order, payment, costCentre }: Sale) => ({
  seller,
  buyer,
  order: {
    id: order.id,
    number: order.number,
    title: `${order.documentType}, ${order.repositoryName}`,
    ...withoutAbsent({ reference: order.externalOrderRef, customer: order.customerName, costCentre }),
  },
  ...withoutAbsent({ paymentIntentId: payment.paymentIntentId }),
})

const vatOf = ({ seller, buyer }: Sale): Vat => vatFor({ ...buyer, sellerVatId: seller.vatId }, getEnv())

/** @param before what is credited of the same fee already: rounded each by itself, parts wouldn't add up to the VAT of the whole */
export function vatShown(feeMinor: number, vat: Vat, before = nothing): Snapshot['vat'] {
  const vatMinor = vatIn(before.feeMinor + feeMinor, vat) - before.vatMinor
  return { ratePercent: vat.rateBps / 100, netMinor: feeMinor - vatMinor, vatMinor, reverseCharge: vat.reverseCharge }
}

const vatNote = ({ rateBps, reverseCharge }: Vat) =>
  reverseCharge
    ? t('reverseChargeTheVatOn')
    : rateBps > 0
      ? t('callslipsFeeIncludesVat', { rateBps: rateBps / 100 })
      : t('noVatIsChargedOn')

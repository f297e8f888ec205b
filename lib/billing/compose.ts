import type { NewDocument } from '#lib/billing/issue-document.ts'
import type { BillingDetailsView, Snapshot } from '#lib/billing/schema.ts'
import { vatFor, vatIn, type Vat } from '#lib/billing/vat.ts'
import { getEnv } from '#lib/env.ts'
import type { BillingDocument, Order, Payment } from '#lib/generated/prisma/client.ts'
import { transferShareOf } from '#lib/money.ts'
import { reducedOf } from '#lib/payments/share.ts'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was sold, by whom and to whom, as it is now. */
export type Sale = {
  order: Pick<
    Order,
    'id' | 'number' | 'documentType' | 'repositoryName' | 'externalOrderRef' | 'customerName' | 'status' | 'outcome'
  >
  payment: Payment
  researcher: string
  seller: Snapshot['seller']
  buyer: BillingDetailsView
}
type Composed = Pick<NewDocument, 'kind' | 'totalMinor' | 'snapshot'>

const feeText = () => t('callslipsFee')
const researchText = (researcher: string) => t('researchBy', { researcher })

/** What the customer paid, and for what. */
export function composeReceipt(sale: Sale): Composed {
  const { payment, researcher } = sale
  const lines = [
    { text: researchText(researcher), amountMinor: payment.transferAmountMinor },
    { text: feeText(), amountMinor: payment.platformFeeMinor },
  ].filter(({ amountMinor }) => amountMinor > 0)
  const vat = vatOf(sale)
  const notes = [t('paidByCard'), t('theResearchIsSuppliedBy', { researcher }), vatNote(vat)]
  const snapshot = { ...partiesOf(sale), lines, vat: vatShown(payment.platformFeeMinor, vat), notes }
  return { kind: 'receipt', totalMinor: payment.amountMinor, snapshot }
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

type Back = { amountMinor: number; creditedMinor: number }

/**
 * What a refund gives back, exactly; a refund that failed after its credit note is the same with the sign turned. Each part
 * follows from the sums before and after it, so that all parts together are the whole.
 */
export function composeCreditNote(
  sale: Sale,
  { seller, buyer, vat: { ratePercent, reverseCharge } }: Snapshot,
  corrects: string,
  { amountMinor, creditedMinor }: Back,
): Composed {
  const { payment, researcher } = sale
  const reduced = reducedOf(sale.order, payment)
  const researchIn = (minor: number) => transferShareOf(minor, payment, reduced)
  const research = researchIn(creditedMinor + amountMinor) - researchIn(creditedMinor)
  const fee = amountMinor - research
  const vat = { rateBps: Math.round(ratePercent * 100), reverseCharge }
  const lines = [
    { text: researchText(researcher), amountMinor: research },
    { text: feeText(), amountMinor: fee },
  ].filter((line) => line.amountMinor !== 0)
  const notes = [amountMinor > 0 ? t('givenBackToTheCard') : t('theRefundFailedAtThe'), vatNote(vat)]
  const parties = partiesOf({ ...sale, seller, buyer })
  return {
    kind: 'credit_note',
    totalMinor: amountMinor,
    snapshot: { ...parties, lines, vat: vatShown(fee, vat), corrects, notes },
  }
}

const partiesOf = ({ seller, buyer, order, payment }: Sale) => ({
  seller,
  buyer,
  order: {
    id: order.id,
    number: order.number,
    title: `${order.documentType}, ${order.repositoryName}`,
    ...withoutAbsent({ reference: order.externalOrderRef, customer: order.customerName }),
  },
  ...withoutAbsent({ paymentIntentId: payment.paymentIntentId }),
})

const vatOf = ({ seller, buyer }: Sale): Vat => vatFor({ ...buyer, sellerVatId: seller.vatId }, getEnv())

export function vatShown(feeMinor: number, vat: Vat): Snapshot['vat'] {
  const vatMinor = vatIn(feeMinor, vat)
  return { ratePercent: vat.rateBps / 100, netMinor: feeMinor - vatMinor, vatMinor, reverseCharge: vat.reverseCharge }
}

const vatNote = ({ rateBps, reverseCharge }: Vat) =>
  reverseCharge
    ? t('reverseChargeTheVatOn')
    : rateBps > 0
      ? t('callslipsFeeIncludesVat', { rateBps: rateBps / 100 })
      : t('noVatIsChargedOn')

import { z } from 'zod'
import { countryISOA2 } from '#lib/countries.ts'
import { tidyVatId, vatIdIssue } from '#lib/vat-id.ts'
import { costCentre, instant, orderRef, text } from '#lib/text.ts'

export const documentKinds = ['receipt', 'invoice', 'credit_note', 'statement'] as const
export type DocumentKind = (typeof documentKinds)[number]

const vatId = text(40)
  .transform(tidyVatId)
  .superRefine((id, context) => {
    const issue = vatIdIssue(id)
    if (issue !== undefined) context.addIssue(issue)
  })

export const billingDetailsInput = z
  .object({
    name: text(200).meta({ description: 'Whom receipts and invoices are made out to' }),
    address: text(500).optional().meta({ description: 'As it is to be printed, with its line breaks' }),
    country: countryISOA2.optional(),
    vatId: vatId.optional().meta({ description: 'With its country prefix', example: 'FR40303265045' }),
    costCentre: costCentre
      .optional()
      .meta({ description: 'Printed on what is issued for orders that have none of their own' }),
  })
  .meta({
    id: 'BillingDetailsInput',
    example: {
      name: 'Moreau Genealogy SARL',
      address: '12 rue des Archives\n75004 Paris',
      country: 'FR',
      vatId: 'FR40303265045',
    },
  })
export type BillingDetailsInput = z.output<typeof billingDetailsInput>

const party = {
  name: z.string(),
  address: z.string().optional(),
  country: z.string().optional(),
  vatId: z.string().optional(),
}
export const billingDetailsView = z.object({ ...party, costCentre: z.string().optional() }).meta({
  id: 'BillingDetails',
  example: {
    name: 'Moreau Genealogy SARL',
    address: '12 rue des Archives\n75004 Paris',
    country: 'FR',
    vatId: 'FR40303265045',
  },
})
export type BillingDetailsView = z.output<typeof billingDetailsView>

const minor = z.int()
export const statementEntry = z
  .object({
    kind: z.enum(['receipt', 'invoice', 'credit_note', 'dispute']),
    on: z.string().meta({ description: '`YYYY-MM-DD`, UTC' }),
    number: z
      .string()
      .optional()
      .meta({ description: 'Of the document; a dispute has none: the bank’s letter is its paper' }),
    order: z.object({
      id: z.string(),
      number: z.string().optional(),
      title: z.string(),
      reference: z.string().optional(),
      customer: z.string().optional(),
    }),
    costCentre: z.string().optional(),
    amountMinor: minor.meta({ description: 'What it adds to the total; what went back is less than nothing' }),
    containedMinor: minor.optional().meta({
      description: 'Of an invoice for the fee: its total, which the receipt’s amount holds already',
    }),
    vatMinor: minor.optional().meta({ description: 'The VAT that the document names, where it names any' }),
  })
  .meta({ id: 'StatementEntry' })
export type StatementEntry = z.output<typeof statementEntry>

/** All that is printed, as it was when the document was issued. */
export const snapshot = z.object({
  seller: z.object(party).meta({ id: 'BillingSeller' }),
  buyer: billingDetailsView,
  lines: z.array(
    z.object({ text: z.string(), amountMinor: minor, on: z.string().optional() }).meta({ id: 'BillingLine' }),
  ),
  entries: z.array(statementEntry).optional().meta({
    description:
      'Of a customer’s statement that is asked for by itself: what it tells of. `lines` are their sums by cost centre',
  }),
  payable: z
    .boolean()
    .optional()
    .meta({ description: 'Of an invoice: it is still to be paid. Others were paid by card' }),
  vat: z
    .object({
      ratePercent: z.number(),
      netMinor: minor,
      vatMinor: minor,
      reverseCharge: z.boolean().meta({ description: 'The recipient owes the VAT' }),
    })
    .meta({ id: 'BillingVat', description: "Contained in Callslip's fee" }),
  order: z
    .object({
      id: z.string(),
      number: z.string().optional().meta({ description: 'Of documents issued since orders have one' }),
      title: z.string(),
      reference: z.string().optional().meta({ description: '`externalOrderRef` of the order, as it was then' }),
      customer: z.string().optional().meta({ description: '`customerName` of the order, as it was then' }),
      costCentre: z
        .string()
        .optional()
        .meta({ description: 'The order’s own, or else that of the billing details then' }),
    })
    .optional(),
  paymentIntentId: z.string().optional(),
  corrects: z.string().optional().meta({ description: 'The number of the document that this one corrects' }),
  month: z.string().optional().meta({ description: 'Of a statement: `YYYY-MM`, UTC' }),
  notes: z.array(z.string()),
})
export type Snapshot = z.output<typeof snapshot>

export const billingDocumentView = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(documentKinds),
    issuedAt: instant,
    sandbox: z.boolean().meta({ description: 'Made in the development environment: no real invoice' }),
    currency: z.string(),
    totalMinor: minor.meta({ description: 'Minor units; what a credit note gives back is positive' }),
    ...snapshot.shape,
  })
  .meta({
    id: 'BillingDocument',
    example: {
      id: 'bil_01k9z3v7e8f6q9w2x4y5z6a7b8',
      number: 'T-2026-000017',
      kind: 'receipt',
      issuedAt: '2026-03-05T09:30:00.000Z',
      sandbox: true,
      currency: 'EUR',
      totalMinor: 4675,
      seller: { name: 'Callslip' },
      buyer: { name: 'Moreau Genealogy SARL', country: 'FR', vatId: 'FR40303265045' },
      lines: [
        { text: 'Research by Camille Laurent', amountMinor: 4250 },
        { text: 'Callslip’s fee', amountMinor: 425 },
      ],
      vat: { ratePercent: 0, netMinor: 425, vatMinor: 0, reverseCharge: false },
      order: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', number: 'CS-7QK-4MR', title: 'Birth record, Archives de Paris' },
      paymentIntentId: 'pi_3PqL2x',
      notes: ['Paid by card.', 'No VAT is charged.'],
    },
  })
export type BillingDocumentView = z.output<typeof billingDocumentView>

export const listDocumentsQuery = z.object({
  kind: z.enum(documentKinds, `must be one of ${documentKinds.join(', ')}`).optional(),
  orderId: orderRef.optional(),
  customer: text(200).optional().meta({ description: 'Whom the order was for, exactly as the document has it' }),
})
export type ListDocumentsQuery = z.output<typeof listDocumentsQuery>

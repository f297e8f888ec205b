import { z } from 'zod'
import { moneyView } from '#lib/operators/schema.ts'
import { instant } from '#lib/text.ts'

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** Text that may be left empty, in at most as many UTF-16 units as the provider takes. */
const words = (maximum: number) =>
  z
    .string()
    .max(maximum, `must have at most ${maximum} characters`)
    .refine((value) => value.isWellFormed() && !controls.test(value), 'holds a character that is no text; remove it')
    .trim()
    .default('')

/** What is said to the card holder's bank: the provider's own members, as far as we have anything to say in them. */
export const evidence = z.object({
  productDescription: words(20_000),
  customerName: words(500),
  customerEmailAddress: words(500),
  serviceDate: words(500),
  accessActivityLog: words(20_000),
  cancellationPolicyDisclosure: words(20_000),
  refundRefusalExplanation: words(20_000),
  uncategorizedText: words(20_000),
})
export type Evidence = z.output<typeof evidence>

export const evidenceInput = evidence
  .extend({
    savedAt: instant.optional().meta({ description: 'As the dispute said it when this was written; absent with it' }),
  })
  .meta({
    id: 'DisputeEvidence',
    example: {
      productDescription: 'Search of a birth record in the archives of Paris.',
      customerName: 'Ada Keller',
      customerEmailAddress: 'ada@example.com',
      serviceDate: '2026-03-02',
      accessActivityLog: '2026-03-02 09:30:00 UTC; Ada Keller asked for a link to "page 12.pdf"; address 192.0.2.7',
      cancellationPolicyDisclosure: '',
      refundRefusalExplanation: '',
      uncategorizedText: 'The order was placed, paid for, delivered and accepted.',
    },
  })
export type EvidenceInput = z.output<typeof evidenceInput>

export const disputeView = z
  .object({
    id: z.string(),
    orderId: z.string(),
    title: z.string(),
    /** The provider's word; `open` says whether anything is still to be decided. */
    status: z.string(),
    open: z.boolean(),
    reason: z.string(),
    ...moneyView.shape,
    fee: moneyView
      .optional()
      .meta({ description: 'What the provider has charged for it, in the currency it settles in' }),
    dueBy: instant.optional(),
    createdAt: instant,
    answerable: z.boolean().meta({ description: 'Evidence can be saved and sent' }),
    evidence: evidence.meta({ id: 'SavedEvidence', description: 'As last saved; until then what was gathered' }),
    gathered: evidence.meta({ id: 'GatheredEvidence', description: 'What we know by now' }),
    savedAt: instant.optional(),
    submittedAt: instant.optional().meta({ description: 'When it went to the bank' }),
  })
  .meta({ id: 'Dispute' })
export type DisputeView = z.output<typeof disputeView>

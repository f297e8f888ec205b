import type { performStepInput, SandboxStep } from '#lib/sandbox/schema.ts'
import type { z } from 'zod'
import type { OrderView } from '#lib/orders/schema.ts'

export type StepChoice = { label: string; what: string; input: z.input<typeof performStepInput>; unhappy?: true }

const one = (step: SandboxStep, label: string, what: string): StepChoice => ({ label, what, input: { step } })
const deliver = (label: string, outcome: 'found' | 'partial' | 'not_found', what: string): StepChoice => ({
  label,
  what,
  input: { step: 'deliver', outcome },
  ...(outcome === 'found' ? {} : { unhappy: true as const }),
})

const choices: Record<SandboxStep, readonly StepChoice[]> = {
  open: [one('open', 'Open it', 'An operator opens the order to researchers.')],
  offer: [
    one('offer', 'Make an offer', 'Another researcher offers a price and a date.'),
    {
      label: 'Offer it for nothing',
      what: 'Choosing this offer needs no payment.',
      input: { step: 'offer', amount: 0 },
    },
  ],
  confirm: [
    one('confirm', 'Confirm the offers', 'The robots stand by what they offered before you changed the order.'),
  ],
  message: [one('message', 'Ask a question', 'The researcher writes a message.')],
  start: [one('start', 'Start work', 'The held amount is charged, and the order can’t be withdrawn any more.')],
  deliver: [
    deliver('Deliver what was asked for', 'found', 'A scan is handed over.'),
    deliver('Deliver a part', 'partial', 'A scan and a report of what is missing.'),
    deliver('Deliver “not found”', 'not_found', 'A report, and no document.'),
  ],
  complete: [one('complete', 'Complete it', 'As after 14 days without your word: the researcher is paid.')],
  cancel: [
    { ...one('cancel', 'Cancel it', 'An operator cancels: a hold is released, a charge refunded.'), unhappy: true },
  ],
}

/** The buttons for the steps that are possible now. Where the price is fixed nobody can offer another. */
export const choicesFor = (steps: readonly SandboxStep[], { order }: OrderView): StepChoice[] =>
  steps
    .flatMap((step) => choices[step])
    .filter(({ input }) => input.amount === undefined || order.pricingMode === 'OPEN_FOR_BIDS')

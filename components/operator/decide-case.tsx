'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { closeCase } from '#lib/cases/operations.ts'
import { decisions, type Decision } from '#lib/cases/state.ts'

const words: Record<Decision, { label: string; description: string }> = {
  nothing_to_do: { label: 'Nothing to do', description: 'The delivery stays as it is.' },
  redo_asked: { label: 'Deliver again', description: 'The delivery goes back to the researcher with your reason.' },
  part_refunded: { label: 'Partly refunded', description: 'A part of the payment has gone back: refund it before.' },
  refunded: { label: 'Refunded', description: 'All of the payment has gone back: refund it before.' },
}
const inTurn: readonly Decision[] = ['nothing_to_do', 'redo_asked', 'part_refunded', 'refunded']

type Props = { orderId: string; caseId: string; reference: string }

/** Closes a case with what came of it, and why. */
export function DecideCase({ orderId, caseId, reference }: Props) {
  const [outcome, setOutcome] = useState<Decision>('nothing_to_do')
  return (
    <div className="flex">
      <ReasonButton
        label="Decide …"
        look="primary"
        title={`Decide on ${reference}?`}
        description="The case is closed, and both sides get a mail with your reason. What was left of the customer’s days for the acceptance goes on."
        hint="The customer and the researcher read it."
        confirm="Decide and close"
        options={useApi().send(closeCase, { orderId, caseId })}
        toInput={(reason) => ({ outcome, reason })}
        done={() => ({ text: `${reference} is closed. Both sides are told.` })}
      >
        <RadioCards
          legend="What came of it?"
          name={`outcome-${caseId}`}
          selected={outcome}
          onChange={({ target }) => setOutcome(decisions.find((one) => one === target.value) ?? 'nothing_to_do')}
          options={inTurn.map((value) => ({ value, ...words[value] }))}
        />
      </ReasonButton>
    </div>
  )
}

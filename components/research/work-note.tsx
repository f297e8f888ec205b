'use client'
import type { ReactNode } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

const outcomes = { found: 'Found', partial: 'Partly found', not_found: 'Not found' }

/** What the state of an order means for this researcher, where no form below says it. */
export function WorkNote({ order }: { order: ResearchOrderView }) {
  const note = noteOf(order)
  return note && <Banner {...note} />
}

type Note = { tone: 'info' | 'caution' | 'neutral'; title: string; children?: ReactNode }

function noteOf({
  status,
  mine,
  reviewState,
  outcome,
  deliveredAt,
  acceptanceEndsAt,
  openCaseId,
  question,
}: ResearchOrderView): Note | undefined {
  if (status === 'withdrawn') return { tone: 'neutral', title: 'The customer has withdrawn this order' }
  if (status === 'cancelled') return { tone: 'neutral', title: 'An operator has cancelled this order' }
  if (!mine)
    return status === 'open'
      ? undefined
      : {
          tone: 'neutral',
          title: 'Another offer was chosen',
          children: 'If its payment fails, the order opens again and yours counts again.',
        }
  if (status === 'awaiting_payment')
    return {
      tone: 'info',
      title: 'Your offer was chosen',
      children: 'The customer has yet to pay. Do not start before the payment is held; we tell you when it is.',
    }
  if (openCaseId !== undefined)
    return {
      tone: 'caution',
      title: 'The customer reported a problem',
      children: 'Callslip decides on it. Say below what you know about it; nothing is accepted until then.',
    }
  if (question) return questionNote(question)
  if (reviewState)
    return {
      tone: 'caution',
      title: 'The customer asks for changes',
      children:
        'What they want stands in the messages, or in what Callslip decided below. Upload what is missing, write back, and hand over again.',
    }
  if (status === 'delivered' && outcome) {
    return {
      tone: 'info',
      title: `Delivered: ${outcomes[outcome].toLowerCase()}`,
      children: (
        <>
          Handed over {deliveredAt && <DateTime value={deliveredAt} />}. The customer accepts it
          {acceptanceEndsAt && (
            <>
              , or it completes by itself on <DateTime value={acceptanceEndsAt} />
            </>
          )}
          .
        </>
      ),
    }
  }
  return undefined
}

const questionNote = ({ by, since }: NonNullable<ResearchOrderView['question']>): Note =>
  by === 'customer'
    ? {
        tone: 'caution',
        title: 'The customer waits for your answer',
        children: (
          <>
            Asked <DateTime value={since} />. The promised date stays what it is.
          </>
        ),
      }
    : {
        tone: 'info',
        title: 'Your question waits for an answer',
        children: (
          <>
            Asked <DateTime value={since} />. Until the customer writes back, the promised date stands still.
          </>
        ),
      }

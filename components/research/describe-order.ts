import type { Tone } from '#components/ui/badge.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

export const titleOf = ({
  documentType,
  personsOfInterest = [],
}: Pick<ResearchOrderView, 'documentType' | 'personsOfInterest'>) => {
  const [first] = personsOfInterest
  const name = first && [first.firstname, first.lastname].filter(Boolean).join(' ')
  return name
    ? `${documentType}: ${name}${personsOfInterest.length > 1 ? ` and ${personsOfInterest.length - 1} more` : ''}`
    : documentType
}

type State = {
  label: string
  tone: Tone
  ended?: boolean
  /** What the researcher does next, if anything. */ next?: string
}

/** Where an order stands, as the researcher who looks at it sees it. */
export function stateOf({
  status,
  mine,
  myOffer,
  reviewState,
  question,
}: Pick<ResearchOrderView, 'status' | 'mine' | 'myOffer' | 'reviewState' | 'question'>): State {
  if (status === 'withdrawn' || status === 'cancelled')
    return { label: status === 'withdrawn' ? 'Withdrawn' : 'Cancelled', tone: 'neutral', ended: true }
  if (!mine) {
    if (status !== 'open')
      return myOffer
        ? { label: 'Another was chosen', tone: 'neutral', ended: status !== 'awaiting_payment' }
        : { label: 'No longer open', tone: 'neutral', ended: true }
    if (myOffer?.awaitsConfirmation)
      return { label: 'The order was changed', tone: 'caution', next: 'Confirm your offer' }
    if (myOffer?.status === 'ACTIVE') return { label: 'Your offer is made', tone: 'info' }
    if (myOffer?.status === 'DECLINED') return { label: 'Your offer was declined', tone: 'neutral', ended: true }
    return { label: 'Open', tone: 'accent' }
  }
  if (status === 'awaiting_payment') return { label: 'Chosen, not paid yet', tone: 'info' }
  if (status === 'confirmed') return { label: 'Ready to start', tone: 'caution', next: 'Start work' }
  if (question?.by === 'customer') return { label: 'The customer has a question', tone: 'caution', next: 'Answer' }
  if (question) return { label: 'Waiting for the customer’s answer', tone: 'info' }
  if (status === 'in_progress') return { label: 'In progress', tone: 'caution', next: 'Hand over' }
  if (reviewState) return { label: 'Changes requested', tone: 'caution', next: 'Answer the request' }
  return status === 'delivered'
    ? { label: 'Delivered', tone: 'info' }
    : { label: 'Completed', tone: 'accent', ended: true }
}

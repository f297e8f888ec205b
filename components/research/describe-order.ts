import type { Tone } from '#components/ui/badge.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const titleOf = ({
  documentType,
  personsOfInterest = [],
}: Pick<ResearchOrderView, 'documentType' | 'personsOfInterest'>) => {
  const [first] = personsOfInterest
  const name = first && [first.firstname, first.lastname].filter(Boolean).join(' ')
  return name
    ? `${documentType}: ${name}${personsOfInterest.length > 1 ? t('andMore', { count: personsOfInterest.length - 1 }) : ''}`
    : documentType
}

/** How far its archive is from one that the researcher goes to; of no interest where they go to that very one. */
export const distanceOf = ({ because, distance }: Pick<ResearchOrderView, 'because' | 'distance'>) =>
  because?.includes('archive') ? undefined : distance

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
    return { label: status === 'withdrawn' ? t('withdrawn') : t('cancelled'), tone: 'neutral', ended: true }
  if (!mine) {
    if (status !== 'open')
      return myOffer
        ? { label: t('anotherWasChosen'), tone: 'neutral', ended: status !== 'awaiting_payment' }
        : { label: t('noLongerOpen'), tone: 'neutral', ended: true }
    if (myOffer?.awaitsConfirmation)
      return { label: t('theOrderWasChanged'), tone: 'caution', next: t('confirmYourOffer') }
    if (myOffer?.status === 'ACTIVE') return { label: t('yourOfferIsMade'), tone: 'info' }
    if (myOffer?.status === 'DECLINED') return { label: t('yourOfferWasDeclined'), tone: 'neutral', ended: true }
    return { label: t('open'), tone: 'accent' }
  }
  if (status === 'awaiting_payment') return { label: t('chosenNotPaidYet'), tone: 'info' }
  if (status === 'confirmed') return { label: t('readyToStart'), tone: 'caution', next: t('startWork') }
  if (question?.by === 'customer') return { label: t('theCustomerHasAQuestion'), tone: 'caution', next: t('answer') }
  if (question) return { label: t('waitingForTheCustomersAnswer'), tone: 'info' }
  if (status === 'in_progress') return { label: t('inProgress'), tone: 'caution', next: t('handOver') }
  if (reviewState) return { label: t('changesRequested'), tone: 'caution', next: t('answerTheRequest') }
  return status === 'delivered'
    ? { label: t('delivered'), tone: 'info' }
    : { label: t('completed'), tone: 'accent', ended: true }
}

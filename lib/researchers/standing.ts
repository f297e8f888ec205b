import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-standing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Standing = {
  tone: 'caution' | 'danger'
  title: string
  /** What it means, and what the operator wrote. */
  text: string
  /** What to do next. */
  action: { href: string; label: string }
}

type State = Pick<ResearchProfileView, 'status' | 'reason'> & {
  /** Whether money can be sent to them; absent where that isn't known here. */
  payable?: boolean | undefined
}

const withReason = (text: string, reason: string | undefined) =>
  reason === undefined ? text : `${text} ${t('theOperatorWrites', { reason })}`

/** What keeps somebody from earning as a researcher, and what to do about it; nothing where all is well, or they never applied. */
export function describeStanding({ status, reason, payable }: State): Standing | undefined {
  switch (status) {
    case 'pending':
      return {
        tone: 'caution',
        title: t('yourApplicationIsWithAn'),
        text: t('weMailYouWhenItIsDecided'),
        action: { href: '/research/apply', label: t('seeYourApplication') },
      }
    case 'refused':
      return {
        tone: 'caution',
        title: t('yourApplicationWasNotTaken'),
        text: withReason(t('youCanChangeItAndApply'), reason),
        action: { href: '/research/apply', label: t('seeYourApplication') },
      }
    case 'suspended':
      return {
        tone: 'danger',
        title: t('yourWorkIsSuspended'),
        text: withReason(t('youCantMakeOffersOrWork'), reason),
        action: { href: '/contact', label: t('writeToUs') },
      }
    case 'approved':
      return payable === false
        ? {
            tone: 'caution',
            title: t('youCantBePaidYet'),
            text: t('youCanMakeOffersBut'),
            action: { href: '/research/profile#payout', label: t('setUpPayouts') },
          }
        : undefined
    case 'none':
      return undefined
  }
}

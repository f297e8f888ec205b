import { EmptyState } from '#components/ui/states.tsx'
import { WaysOn } from '#components/ui/ways-on.tsx'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Mostly one that an offer was made on, and that went to somebody else. */
export const OrderNotShown = () => (
  <EmptyState
    level="h1"
    title={t('thisOrderIsNotShown')}
    action={
      <WaysOn
        ways={[
          { href: '/research/inbox', label: t('toTheInbox') },
          { href: '/research', label: t('toTheJobBoard') },
        ]}
      />
    }
  >
    {t('anotherOfferWasChosenOr')}
  </EmptyState>
)

import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Mostly one that an offer was made on, and that went to somebody else. */
export const OrderNotShown = () => (
  <EmptyState
    level="h1"
    title={t('thisOrderIsNotShown')}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href="/research/inbox">{t('toTheInbox')}</Link>
        </Button>
        <Button asChild look="secondary">
          <Link href="/research">{t('toTheJobBoard')}</Link>
        </Button>
      </div>
    }
  >
    {t('anotherOfferWasChosenOr')}
  </EmptyState>
)

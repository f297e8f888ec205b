import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In place of what is for whoever connects a system: somebody who looks for a document comes here by an old link, or a guess. */
export const NotForYourAccount = () => (
  <EmptyState
    level="h1"
    title={t('notForYourAccount')}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href="/orders">{t('backToYourOrders')}</Link>
        </Button>
        <Button asChild look="secondary">
          <Link href="/account">{t('toYourAccount')}</Link>
        </Button>
      </div>
    }
  >
    {t('thisPageIsForOrganisations')}
  </EmptyState>
)

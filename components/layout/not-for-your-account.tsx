import { EmptyState } from '#components/ui/states.tsx'
import { WaysOn } from '#components/ui/ways-on.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In place of what is for whoever connects a system: somebody who looks for a document comes here by an old link, or a guess. */
export const NotForYourAccount = () => (
  <EmptyState
    level="h1"
    title={t('notForYourAccount')}
    action={
      <WaysOn
        ways={[
          { href: '/orders', label: t('backToYourOrders') },
          { href: '/account', label: t('toYourAccount') },
        ]}
      />
    }
  >
    {t('thisPageIsForOrganisations')}
  </EmptyState>
)

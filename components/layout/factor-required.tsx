import { EmptyState } from '#components/ui/states.tsx'
import { WaysOn } from '#components/ui/ways-on.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In the place of every page that an operator without a second factor opens. */
export const FactorRequired = () => (
  <EmptyState
    level="h1"
    title={t('addASecondFactorFirst')}
    action={<WaysOn ways={[{ href: '/account', label: t('toYourAccount') }]} />}
  >
    {t('anOperatorCanReachEverybodys')}
  </EmptyState>
)

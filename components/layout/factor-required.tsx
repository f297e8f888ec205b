import { Link } from '#components/ui/link.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In the place of every page that an operator without a second factor opens. */
export const FactorRequired = () => (
  <EmptyState
    level="h1"
    title={t('addASecondFactorFirst')}
    action={
      <Button asChild>
        <Link href="/account">{t('toYourAccount')}</Link>
      </Button>
    }
  >
    {t('anOperatorCanReachEverybodys')}
  </EmptyState>
)

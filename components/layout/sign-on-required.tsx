import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { startOf } from '#lib/browser/sign-on.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In the place of every page of a client that takes no other way in than its own sign-in. */
export const SignOnRequired = ({ client: { id, name } }: { client: { id: string; name: string } }) => (
  <EmptyState
    level="h1"
    title={t('hasASignInOf', { name })}
    action={
      <Button asChild>
        <a href={startOf(id)}>{t('signInThere')}</a>
      </Button>
    }
  >
    {t('itsPagesOpenOnlyTo')}
  </EmptyState>
)

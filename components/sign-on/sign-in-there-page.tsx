import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { sentenceOf } from '#lib/sign-on/refusal.ts'
import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** By a click, not by a link from elsewhere: that could be a stranger's, to a client of theirs. */
export const SignInTherePage = ({ client, href }: { client: string | undefined; href: string }) =>
  client === undefined ? (
    <>
      <h1 className="mb-6 text-3xl">{t('thatDidNotWork')}</h1>
      <Banner tone="danger" role="alert">
        {sentenceOf('begin_again')}
      </Banner>
    </>
  ) : (
    <>
      <h1 className="mb-2 text-3xl wrap-anywhere">{t('signInAt', { client })}</h1>
      <p className="mb-6 wrap-anywhere text-ink-soft">{t('aLinkHasLedYouHere', { client })}</p>
      <Button asChild>
        <a href={href}>{t('goOnToTheSignIn')}</a>
      </Button>
    </>
  )

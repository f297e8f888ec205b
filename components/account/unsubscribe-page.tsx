'use client'
import { useMutation } from '@tanstack/react-query'
import { occasionWords } from '#components/account/occasion-words.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { unsubscribe } from '#lib/browser/account-forms.ts'
import type { Muting } from '#lib/mail/unsubscribe-token.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { token: string; ofResearcher?: boolean } & Partial<Muting>

/** By a click, not by opening it: what looks into mails for us opens their links too. */
export function UnsubscribePage({ token, email, occasion, ofResearcher }: Props) {
  const stop = useMutation(unsubscribe())
  const choices = (
    <Link className="text-link" href="/account">
      {t('chooseWhatYouAreToldOf')}
    </Link>
  )
  if (occasion === undefined)
    return (
      <>
        <h1 className="mb-2 text-3xl">{t('stopTheseMails')}</h1>
        <p className="mb-6">{t('thisLinkIsNotWhole')}</p>
        {choices}
      </>
    )
  const { label, hint } = occasionWords(ofResearcher)[occasion]
  if (stop.isSuccess)
    return (
      <div role="status">
        <h1 className="mb-2 text-3xl">{t('theseMailsHaveStopped')}</h1>
        <p className="mb-6">{t('youAreNotMailedAboutIt', { label })}</p>
        {choices}
      </div>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('stopTheseMails')}</h1>
      <p className="mb-4">{rich(t, 'mailsToAbout', { email: <TypedText as="span">{email}</TypedText>, label })}</p>
      <p className="mb-6 text-ink-soft">{hint}</p>
      <div className="flex flex-col items-start gap-5">
        {stop.error && (
          <Banner tone="danger" role="alert">
            {asFailure(stop.error).message}
          </Banner>
        )}
        <Button pending={stop.isPending} onClick={() => stop.mutate(token)}>
          {t('stopTheseMailsNow')}
        </Button>
        {choices}
      </div>
    </>
  )
}

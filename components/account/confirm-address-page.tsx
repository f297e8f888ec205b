'use client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useSearchParams } from 'next/navigation'
import { BrokenLink } from '#components/account/confirm-email-page.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { confirmAddress } from '#lib/browser/account-forms.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** By a click, not by opening it: what looks into mails for us opens their links too. */
export function ConfirmAddressPage() {
  const token = useSearchParams().get('token') ?? ''
  const confirm = useMutation(confirmAddress())
  const failure = confirm.error ? asFailure(confirm.error) : undefined
  if (confirm.data)
    return (
      <>
        <h1 className="mb-2 text-3xl">{t('yourAddressIsChanged')}</h1>
        <p className="mb-6">{t('fromNowOnYouSign', { email: confirm.data.email })}</p>
        <Link className="text-link" href="/account">
          {t('toYourAccount')}
        </Link>
      </>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('confirmYourNewAddress')}</h1>
      <p className="mb-6 text-ink-soft">{t('yourAccountThenHasThe')}</p>
      <div className="flex flex-col items-start gap-5">
        {failure?.details[0] ? (
          <BrokenLink message={sentence(failure.details[0].message)} href="/account" action={t('askForItAgain')} />
        ) : (
          failure && (
            <Banner tone="danger" role="alert">
              {failure.message}
            </Banner>
          )
        )}
        {!failure?.details[0] && (
          <Button pending={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {t('useThisAddress')}
          </Button>
        )}
      </div>
    </>
  )
}

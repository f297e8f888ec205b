'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { BrokenLink } from '#components/account/broken-link.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { findSelf, takeAddress } from '#lib/browser/invitations.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Only for who isn't signed in: the mail may be read on another device.
const SignInFields = dynamic(
  () => import('#components/layout/sign-in-fields.tsx').then((module) => module.SignInFields),
  { loading: () => <Skeleton className="h-48" /> },
)

/** By a click, not by opening it: what looks into mails for us opens their links too. And by whose account it is, signed in. */
export function ConfirmAddressPage() {
  const token = useSearchParams().get('token') ?? ''
  const self = useQuery(findSelf())
  const confirm = useMutation(takeAddress())
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
  const failure = confirm.error ? asFailure(confirm.error) : undefined
  const take = () => confirm.mutate(token)
  const isKnown = self.data || confirm.isPending || failure
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('confirmYourNewAddress')}</h1>
      <p className="mb-6 text-ink-soft">{t('yourAccountThenHasThe')}</p>
      {self.isPending ? (
        <Skeleton className="h-48" />
      ) : isKnown ? (
        <div className="flex flex-col items-start gap-5">
          {failure?.details[0] ? (
            <BrokenLink message={sentence(failure.details[0].message)} href="/account" action={t('toYourAccount')} />
          ) : (
            failure && (
              <Banner tone="danger" role="alert">
                {failure.message}
              </Banner>
            )
          )}
          {!failure?.details[0] && (
            <Button pending={confirm.isPending} onClick={take}>
              {t('useThisAddress')}
            </Button>
          )}
        </div>
      ) : (
        <section aria-label={t('signIn')}>
          <p className="mb-5 text-ink-soft">{t('signInWithYourPresent')}</p>
          <SignInFields onSignedIn={take}>
            <Link className="text-link inline-flex min-h-8 items-center" href="/forgot-password">
              {t('forgottenYourPassword')}
            </Link>
          </SignInFields>
        </section>
      )}
    </>
  )
}

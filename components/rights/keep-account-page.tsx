'use client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useSearchParams } from 'next/navigation'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { keepAccount } from '#lib/browser/keep-account.ts'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** By a click, not by opening it: what looks into mails for us opens their links too. */
export function KeepAccountPage() {
  const token = useSearchParams().get('token') ?? ''
  const keep = useMutation(keepAccount())
  const failure = keep.error ? asFailure(keep.error) : undefined
  if (keep.data)
    return (
      <>
        <h1 className="mb-2 text-3xl">{t('yourAccountStays')}</h1>
        <p className="mb-6">{t('nothingHasChangedIfIt')}</p>
        <Link className="text-link" href="/account">
          {t('toYourAccount')}
        </Link>
      </>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('keepYourAccount')}</h1>
      <p className="mb-6 text-ink-soft">{t('itsDeletionIsTakenBack')}</p>
      <div className="flex flex-col items-start gap-5">
        {failure && (
          <Banner tone="danger" role="alert">
            {failure.details[0] ? t('thisLinkIsNoLonger') : failure.message}
          </Banner>
        )}
        {!failure?.details[0] && (
          <Button pending={keep.isPending} onClick={() => keep.mutate({ token })}>
            {t('keepTheAccount')}
          </Button>
        )}
      </div>
    </>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { keepAccount } from '#lib/browser/keep-account.ts'

/** By a click, not by opening it: what looks into mails for us opens their links too. */
export function KeepAccountPage() {
  const token = useSearchParams().get('token') ?? ''
  const keep = useMutation(keepAccount())
  const failure = keep.error ? asFailure(keep.error) : undefined
  if (keep.data)
    return (
      <>
        <h1 className="mb-2 text-3xl">Your account stays</h1>
        <p className="mb-6">Nothing has changed. If it was not you who wanted it deleted, choose a new password.</p>
        <Link className="text-link" href="/account">
          To your account
        </Link>
      </>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">Keep your account</h1>
      <p className="mb-6 text-ink-soft">Its deletion is taken back, and everything stays as it is.</p>
      <div className="flex flex-col items-start gap-5">
        {failure && (
          <Banner tone="danger" role="alert">
            {failure.details[0]
              ? 'This link is no longer good: the deletion was taken back already, or it has happened.'
              : failure.message}
          </Banner>
        )}
        {!failure?.details[0] && (
          <Button pending={keep.isPending} onClick={() => keep.mutate({ token })}>
            Keep the account
          </Button>
        )}
      </div>
    </>
  )
}

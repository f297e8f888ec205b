'use client'
import { useMutation } from '@tanstack/react-query'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { BrokenLink } from '#components/account/confirm-email-page.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { confirmAddress } from '#lib/browser/account-forms.ts'
import { asFailure } from '#lib/browser/failure.ts'

/** By a click, not by opening it: what looks into mails for us opens their links too. */
export function ConfirmAddressPage() {
  const token = useSearchParams().get('token') ?? ''
  const confirm = useMutation(confirmAddress())
  const failure = confirm.error ? asFailure(confirm.error) : undefined
  if (confirm.data)
    return (
      <>
        <h1 className="mb-2 text-3xl">Your address is changed</h1>
        <p className="mb-6">
          From now on you sign in with {confirm.data.email}, and our mails go there. Wherever you are signed in you stay
          so.
        </p>
        <Link className="text-link" href="/account">
          To your account
        </Link>
      </>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">Confirm your new address</h1>
      <p className="mb-6 text-ink-soft">Your account then has the address that our mail came to.</p>
      <div className="flex flex-col items-start gap-5">
        {failure?.details[0] ? (
          <BrokenLink message={failure.details[0].message} href="/account" action="Ask for it again" />
        ) : (
          failure && (
            <Banner tone="danger" role="alert">
              {failure.message}
            </Banner>
          )
        )}
        {!failure?.details[0] && (
          <Button pending={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            Use this address
          </Button>
        )}
      </div>
    </>
  )
}

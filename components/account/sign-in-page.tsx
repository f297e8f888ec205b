'use client'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { destination } from '#components/account/destination.ts'
import { Banner } from '#components/ui/banner.tsx'
import { SignInFields } from '#components/layout/sign-in-fields.tsx'
import { sentenceOf } from '#lib/sign-on/refusal.ts'

export function SignInPage() {
  const search = useSearchParams()
  const refused = search.get('refused')
  return (
    <>
      <h1 className="mb-6 text-3xl">Sign in</h1>
      {refused !== null && (
        <div className="mb-6">
          <Banner tone="danger" role="alert">
            {sentenceOf(refused)}
          </Banner>
        </div>
      )}
      <SignInFields
        email={search.get('email') ?? ''}
        next={search.get('next') ?? '/orders'}
        onSignedIn={() => location.assign(destination(search.get('next'), location.href))}
      >
        <Link className="text-link inline-flex min-h-8 items-center" href="/forgot-password">
          Forgotten your password?
        </Link>
      </SignInFields>
      <p className="mt-10 border-t border-line pt-6">
        New here?{' '}
        <Link className="text-link" href="/register">
          Register
        </Link>
        : it is free, and the rehearsal environment is open at once.
      </p>
    </>
  )
}

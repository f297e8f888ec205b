'use client'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { SignInFields } from '#components/layout/sign-in-fields.tsx'

/** Only a path of this site: an address from elsewhere must not be where one ends up after signing in. */
function destination(next: string | null): string {
  const base = 'https://portal.invalid'
  if (!next?.startsWith('/') || !URL.canParse(next, base)) return '/orders'
  const { origin, pathname, search, hash } = new URL(next, base)
  return origin === base ? pathname + search + hash : '/orders'
}

export function SignInPage() {
  const search = useSearchParams()
  return (
    <>
      <h1 className="mb-6 text-3xl">Sign in</h1>
      <SignInFields
        email={search.get('email') ?? ''}
        onSignedIn={() => location.assign(destination(search.get('next')))}
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

'use client'
import { Link } from '#components/ui/link.tsx'
import { useSearchParams } from 'next/navigation'
import { destination } from '#components/account/destination.ts'
import { Banner } from '#components/ui/banner.tsx'
import { SignInFields } from '#components/layout/sign-in-fields.tsx'
import { sentenceOf } from '#lib/sign-on/refusal.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function SignInPage() {
  const search = useSearchParams()
  const refused = search.get('refused')
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('signIn')}</h1>
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
          {t('forgottenYourPassword')}
        </Link>
      </SignInFields>
      <p className="mt-10 border-t border-line pt-6">
        {rich(t, 'newHereRegisterItIs', {
          link: (text) => (
            <Link className="text-link" href="/register">
              {text}
            </Link>
          ),
        })}
      </p>
    </>
  )
}

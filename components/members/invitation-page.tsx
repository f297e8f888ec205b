'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { leave } from '#components/layout/leave.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { findSelf, lookAtInvitation, takeInvitation } from '#lib/browser/invitations.ts'
import { chooseClient } from '#lib/browser/client-choice.ts'
import { roleWords } from '#lib/clients/roles.ts'
import type { OpenInvitationView } from '#lib/members/schema.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Only for whom we don't know.
const JoinForm = dynamic(() => import('#components/members/join-form.tsx').then((module) => module.JoinForm), {
  loading: () => <Skeleton className="h-80" />,
})

// Only for whom we know and who isn't signed in.
const SignInFields = dynamic(
  () => import('#components/layout/sign-in-fields.tsx').then((module) => module.SignInFields),
  { loading: () => <Skeleton className="h-48" /> },
)

/** What an invitation is to, and the way to take it: as who is signed in, by signing in, or with a new account. */
export function InvitationPage() {
  const token = useSearchParams().get('token') ?? ''
  const query = useQuery(lookAtInvitation(token))
  const self = useQuery(findSelf())
  if (query.isPending || self.isPending) return <Skeleton className="h-80" />
  if (!query.data)
    return (
      <>
        <h1 className="mb-4 text-3xl">{t('invitation')}</h1>
        <p role="alert" className="rounded-card border border-danger/30 bg-danger-soft p-4">
          {asFailure(query.error).code === 'invalid_request' ? t('thisLinkIsNoLonger') : asFailure(query.error).message}
        </p>
      </>
    )
  return <Invitation token={token} invitation={query.data} self={self.data ?? undefined} />
}

type Props = { token: string; invitation: OpenInvitationView; self: MeView | undefined }

function Invitation({ token, invitation: { client, role, email, known }, self }: Props) {
  const [taking, setTaking] = useState(false)
  const accept = useMutation(takeInvitation())
  const take = () => {
    setTaking(true)
    accept.mutate(token, {
      onSuccess: ({ clientId }) => chooseClient(clientId, '/orders'),
      onError: () => setTaking(false),
    })
  }
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('youAreInvitedTo', { client })}</h1>
      <Card className="my-6">
        <Details
          items={[
            { label: t('yourRole'), value: roleWords()[role].label },
            { label: t('whichMeans'), value: roleWords()[role].hint },
            { label: t('for'), value: <span className="break-all">{email}</span> },
          ]}
        />
      </Card>
      {accept.isError && (
        <Banner tone="danger" role="alert">
          {failureText(accept.error)}
        </Banner>
      )}
      {self?.email === email || taking ? (
        <Button pending={taking} onClick={take}>
          {t('accept')}
        </Button>
      ) : self ? (
        <SomebodyElse self={self} email={email} />
      ) : known ? (
        <section aria-label={t('signIn')}>
          <p className="mb-5 text-ink-soft">{t('thisAddressHasAnAccount')}</p>
          <SignInFields email={email} onSignedIn={take}>
            <Link className="text-link inline-flex min-h-8 items-center" href="/forgot-password">
              {t('forgottenYourPassword')}
            </Link>
          </SignInFields>
        </section>
      ) : (
        <JoinForm token={token} />
      )}
    </>
  )
}

const SomebodyElse = ({ self: { id, email: mine }, email }: { self: MeView; email: string }) => (
  <section aria-label={t('signedInAsSomebodyElse')} className="flex flex-col items-start gap-4">
    <p>{t('youAreSignedInAs', { mine, email })}</p>
    <Button look="secondary" onClick={() => void leave(id)}>
      {t('signOut')}
    </Button>
  </section>
)

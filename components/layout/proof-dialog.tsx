'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { ProofFields } from '#components/layout/proof-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { answerProof } from '#lib/browser/proof.ts'
import { hasNoWindows, onProved, openProof, proofInPlace } from '#lib/browser/sign-on.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { beginProof, prove } from '#lib/users/operations.ts'
import type { ProveInput } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Asks who is there once more, before what a thief would want most; what was being sent goes on afterwards. */
export function ProofDialog() {
  const api = useApi()
  // Each opening asks anew: a challenge is good for five minutes.
  const query = useQuery({
    queryKey: ['proof', api.identity],
    queryFn: ({ signal }) => api.call(beginProof, { params: {}, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const mutation = useMutation({ ...api.send(prove), retry: false })
  const show = async (proof: ProveInput): Promise<undefined> => {
    try {
      await mutation.mutateAsync(proof)
    } catch (error) {
      // The dialog may have stood open for longer than a challenge is good for, or this one be spent.
      if (proof.method === 'passkey') await query.refetch()
      throw error
    }
    answerProof(true)
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => next || answerProof(false)}
      title={t('isItStillYou')}
      description={t('whatYouAreAboutTo')}
    >
      {query.isPending ? (
        <Skeleton className="h-28" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.methods.includes('password') ? (
        <PasswordProof onPassword={(password) => show({ method: 'password', password })} />
      ) : (
        <Ways challenge={query.data} onProof={show} />
      )}
    </Dialog>
  )
}

type WaysProps = { challenge: ProofChallengeView; onProof: (proof: ProveInput) => Promise<undefined> }

/** What the person has of their own, and their organisation's sign-in where that is what says who they are. */
function Ways({ challenge, onProof }: WaysProps) {
  const { methods } = challenge
  if (methods.length === 0) return <p>{rich(t, 'yourOrganisationsSignInAsks', { link: toForgotPassword })}</p>
  const elsewhere = methods.includes('oidc')
  return (
    <div className="flex flex-col gap-5">
      {elsewhere && <SignOnProof />}
      {elsewhere && methods.length > 1 && <p>{t('orShowWhatYouHave')}</p>}
      {methods.some((method) => method !== 'oidc') && (
        <ProofFields challenge={challenge} submit={t('goOn')} onProof={onProof} />
      )}
    </div>
  )
}

const toForgotPassword = (text: ReactNode) => (
  <Link className="text-link" href="/forgot-password">
    {text}
  </Link>
)

/** In a window of its own, so that what is on this page stays; where there is none, in place of the page. */
function SignOnProof() {
  const [inPlace, setInPlace] = useState(hasNoWindows)
  useEffect(() => onProved(() => answerProof(true)), [])
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('youCameInThroughYour')}</p>
      {inPlace ? (
        <>
          <p role="status">{t('noWindowOpensHere')}</p>
          <Button asChild>
            <a href={proofInPlace()}>{t('leaveThePageAndSign')}</a>
          </Button>
        </>
      ) : (
        <Button onClick={() => setInPlace(!openProof())}>{t('signInThereAgain')}</Button>
      )}
    </div>
  )
}

function PasswordProof({ onPassword }: { onPassword: (password: string) => Promise<unknown> }) {
  const [password, setPassword] = useState('')
  const [issue, setIssue] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree this form may hang below the one that waits for it.
    event.stopPropagation()
    setPending(true)
    await onPassword(password).catch((error: unknown) => {
      const failure = asFailure(error)
      setIssue(failureText(failure))
    })
    setPending(false)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <Field label={t('password')} error={issue}>
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" pending={pending}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  )
}

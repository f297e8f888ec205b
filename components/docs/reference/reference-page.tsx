'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { findVisitorToken } from '#lib/browser/visitor-token.ts'
import type { AccessTokenView } from '#lib/clients/schema.ts'

const Explorer = dynamic(() => import('#components/docs/reference/explorer.tsx'), {
  ssr: false,
  loading: () => <SkeletonList rows={8} rowClassName="h-12" label="Loading the endpoints" />,
})

const lastsLongEnough = ({ expiresAt }: AccessTokenView) => Date.parse(expiresAt) - Date.now() > 30_000

/** The endpoints to try, with a key or as whoever is signed in. */
export function ReferencePage() {
  const [key, setKey] = useState('')
  const [signedIn, setSignedIn] = useState(false)
  const token = useRef<AccessTokenView>(undefined)
  const getBearer = useCallback(async () => {
    if (key !== '') return key.trim()
    if (!signedIn) return undefined
    if (!token.current || !lastsLongEnough(token.current)) token.current = await findVisitorToken()
    return token.current?.accessToken
  }, [key, signedIn])
  const takeSignIn = async () => {
    token.current = await findVisitorToken()
    setSignedIn(token.current !== undefined)
    return token.current !== undefined
  }
  return (
    <>
      <Credentials apiKey={key} onKey={setKey} signedIn={signedIn} takeSignIn={takeSignIn} />
      <noscript>
        <p className="mb-6">
          Trying needs JavaScript. To read:{' '}
          <a className="text-link" href="/docs/endpoints">
            Endpoints and fields
          </a>
          , or the{' '}
          <a className="text-link" href="/api/openapi.json">
            OpenAPI document
          </a>
          .
        </p>
      </noscript>
      <Explorer getBearer={getBearer} />
    </>
  )
}

type CredentialsProps = {
  apiKey: string
  onKey: (key: string) => void
  signedIn: boolean
  takeSignIn: () => Promise<boolean>
}

function Credentials({ apiKey, onKey, signedIn, takeSignIn }: CredentialsProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle')
  const take = async () => {
    setState('pending')
    setState((await takeSignIn()) ? 'idle' : 'refused')
  }
  return (
    <Card className="mb-8 flex flex-col gap-4">
      <h2 className="text-xl">Who asks?</h2>
      <p className="text-ink-soft">
        Requests go to the development environment for real: they place sandbox orders of your account. They carry what
        you choose here, which stays on this page, and an Idempotency-Key of their own where you give none.
      </p>
      <div className="grid items-end gap-x-6 gap-y-4 md:grid-cols-[auto_1fr]">
        <div className="flex flex-col items-start gap-1.5">
          <span className="font-medium">Signed in to the portal?</span>
          <Button look={signedIn ? 'secondary' : 'primary'} pending={state === 'pending'} onClick={take}>
            {signedIn ? 'Using your sign-in' : 'Use my sign-in'}
          </Button>
        </div>
        <Field
          label="Or a development key"
          hint="cs_dev_…, from the portal under Developers. It comes before the sign-in."
        >
          <Input
            type="password"
            autoComplete="off"
            className="font-card"
            value={apiKey}
            onChange={({ target }) => onKey(target.value)}
          />
        </Field>
      </div>
      <p role="status" className={state === 'refused' ? 'text-danger' : 'text-ink-soft empty:sr-only'}>
        {state === 'refused' ? (
          <>
            Nobody is signed in here as a customer.{' '}
            <Link className="text-link" href="/sign-in">
              Sign in
            </Link>
            , or give a key.
          </>
        ) : signedIn && apiKey === '' ? (
          'Requests carry an access token of ten minutes, renewed as needed.'
        ) : (
          ''
        )}
      </p>
    </Card>
  )
}

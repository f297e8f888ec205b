'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { findVisitorToken } from '#lib/browser/visitor-token.ts'
import type { AccessTokenView } from '#lib/clients/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/docs-reference.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const Explorer = dynamic(() => import('#components/docs/reference/explorer.tsx'), {
  ssr: false,
  loading: () => <SkeletonList rows={8} rowClassName="h-12" label={t('loadingTheEndpoints')} />,
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
          {rich(t, 'tryingNeedsJavascriptToRead', {
            a: (text) => (
              <a className="text-link" href="/docs/endpoints">
                {text}
              </a>
            ),
            a2: (text) => (
              <a className="text-link" href="/api/openapi.json">
                {text}
              </a>
            ),
          })}
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
      <h2 className="text-xl">{t('whoAsks')}</h2>
      <p className="text-ink-soft">{t('requestsGoToTheDevelopment')}</p>
      <div className="grid items-end gap-x-6 gap-y-4 md:grid-cols-[auto_1fr]">
        <div className="flex flex-col items-start gap-1.5">
          <span className="font-medium">{t('signedInToThePortal')}</span>
          <Button look={signedIn ? 'secondary' : 'primary'} pending={state === 'pending'} onClick={take}>
            {signedIn ? t('usingYourSignIn') : t('useMySignIn')}
          </Button>
        </div>
        <Field label={t('orADevelopmentKey')} hint={t('csDevFromThePortal')}>
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
        {state === 'refused'
          ? rich(t, 'nobodyIsSignedInHere', {
              link: (text) => (
                <Link className="text-link" href="/sign-in">
                  {text}
                </Link>
              ),
            })
          : signedIn && apiKey === ''
            ? t('requestsCarryAnAccessToken')
            : ''}
      </p>
    </Card>
  )
}

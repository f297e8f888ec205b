'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { DeviceQuestion } from '#components/devices/device-question.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { getDeviceSignIn } from '#lib/devices/operations.ts'
import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Where somebody lets a command line have a key: they type, or their link brings, the code that it shows. */
export function DevicePage() {
  const [code, setCode] = useState(useSearchParams().get('code') ?? '')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 text-3xl">{t('signAProgramIn')}</h1>
      {code === '' ? <CodeForm onCode={setCode} /> : <Found key={code} code={code} onCode={setCode} />}
    </div>
  )
}

function CodeForm({ given = '', onCode }: { given?: string; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState(given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onCode(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('typeTheCode')}</p>
      <Field label={t('code')} hint={t('eightLetters')}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-60 font-card tracking-widest uppercase"
        />
      </Field>
      <Button type="submit" className="self-start">
        {t('goOn')}
      </Button>
    </form>
  )
}

function Found({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const query = useQuery(useApi().ask(getDeviceSignIn, { userCode: code }))
  const environment = useEnvironment()
  // What the decision was answered stands, whatever is asked after it: by then the code may have run out.
  const [decided, setDecided] = useState<DeviceSignInView>()
  const signIn = decided ?? query.data
  if (query.isPending) return <Skeleton className="h-80" />
  if (!signIn) {
    const { code: kind, message } = asFailure(query.error)
    return (
      <div className="flex flex-col gap-6">
        <Banner tone="danger" role="alert">
          {kind === 'not_found' ? t('noProgramWaits', { environment: t(`environments.${environment}`) }) : message}
        </Banner>
        <CodeForm given={code} onCode={onCode} />
      </div>
    )
  }
  switch (signIn.state) {
    case 'waiting':
      return <DeviceQuestion signIn={signIn} onDecided={setDecided} />
    case 'allowed':
      return (
        <Banner tone="accent" role="status" title={t('itIsSignedIn')}>
          {rich(t, 'goBackToIt', {
            a: (text) => (
              <Link className="text-link" href="/developers">
                {text}
              </Link>
            ),
          })}
        </Banner>
      )
    case 'refused':
      return (
        <Banner role="status" title={t('itWasRefused')}>
          {t('itHasNoKey')}
        </Banner>
      )
  }
}

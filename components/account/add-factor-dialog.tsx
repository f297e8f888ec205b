'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { QrCode } from '#components/account/qr-code.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { makePasskey } from '#lib/browser/passkeys.ts'
import { addFactor, beginFactor } from '#lib/factors/operations.ts'
import type { AddedFactorView, BegunFactorView, FactorView, Registration } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Kind = FactorView['kind']
type Props = { kind: Kind; onClose: () => void; onAdded: (added: AddedFactorView) => void }

const words = () =>
  ({
    passkey: {
      title: t('addAPasskey'),
      description: t('yourDeviceOrASecurity'),
    },
    totp: {
      title: t('addAnAuthenticatorApp'),
      description: t('scanThePictureWithThe'),
    },
  }) as const

/** Adds a passkey or an app: what it is called here, and the proof that it works. */
export function AddFactorDialog({ kind, onClose, onAdded }: Props) {
  const api = useApi()
  const begun = useQuery({
    queryKey: ['begin-factor', api.identity, kind],
    queryFn: () => api.call(beginFactor, { params: {}, body: { kind } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} {...words()[kind]}>
      {begun.isPending ? (
        <Skeleton className="h-40" />
      ) : begun.data === undefined ? (
        <Failure error={begun.error} onRetry={begun.refetch} retrying={begun.isFetching} />
      ) : (
        <FactorForm kind={kind} begun={begun.data} onAdded={onAdded} />
      )}
    </Dialog>
  )
}

type FormProps = { kind: Kind; begun: BegunFactorView; onAdded: (added: AddedFactorView) => void }

function FactorForm({ kind, begun: { token, passkey, totp }, onAdded }: FormProps) {
  const [name, setName] = useState(kind === 'passkey' ? t('thisDevice') : t('myPhone'))
  const [code, setCode] = useState('')
  const [issue, setIssue] = useState<string>()
  const [asking, setAsking] = useState(false)
  // It is on the device by then: another one would take its place there, while we may have the first.
  const [made, setMade] = useState<Registration>()
  // Not by itself: a try that is late makes other recovery codes than those on the page.
  const add = useMutation({ ...useApi().send(addFactor), retry: false })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIssue(undefined)
    setAsking(true)
    try {
      const body =
        kind === 'passkey'
          ? ({ kind, token, name, response: made ?? (await makePasskey(passkey ?? {})) } as const)
          : ({ kind, token, name, code } as const)
      if (body.kind === 'passkey') setMade(body.response)
      onAdded(await add.mutateAsync(body))
    } catch (error) {
      if (!asFailure(error).mayRecover) setMade(undefined)
      setIssue(failureText(error))
    }
    setAsking(false)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      {issue && (
        <Banner tone="danger" role="alert">
          {issue}
        </Banner>
      )}
      {totp && <AppSecret {...totp} />}
      {totp && (
        <Field label={t('codeFromYourApp')}>
          <Input
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            className="font-card"
          />
        </Field>
      )}
      <Field label={t('name')} hint={t('byWhichYouKnowIt')}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={60} autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" pending={asking}>
          {kind === 'passkey' ? t('makeThePasskey') : t('addTheApp')}
        </Button>
      </div>
    </form>
  )
}

function AppSecret({ secret, uri }: NonNullable<BegunFactorView['totp']>) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={uri} label={t('qrCodeForYourAuthenticator')} />
      <p className="min-w-0 grow basis-48">
        {t('withoutACameraTypeThis')}
        <span className="mt-1 flex items-center gap-1">
          <code className="font-card break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton value={secret} label={t('copyTheSecret')} />
        </span>
      </p>
    </div>
  )
}

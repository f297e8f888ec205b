'use client'
import { useMutation } from '@tanstack/react-query'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { useApi, useClient } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { allowDeviceSignIn, refuseDeviceSignIn } from '#lib/devices/operations.ts'
import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { keyDays } from '#lib/devices/state.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { signIn: DeviceSignInView; onDecided: (signIn: DeviceSignInView) => void }

/** Who asks for what, before somebody allows it. */
export function DeviceQuestion({ signIn, onDecided }: Props) {
  const { userCode, name, network, agent, scopes, createdAt } = signIn
  const api = useApi()
  const client = useClient()?.name ?? ''
  const environment = t(`environments.${useEnvironment()}`)
  const allow = useMutation({ ...api.send(allowDeviceSignIn, { userCode }), onSuccess: onDecided })
  const refuse = useMutation({ ...api.send(refuseDeviceSignIn, { userCode }), onSuccess: onDecided })
  const error = allow.error ?? refuse.error
  const busy = allow.isPending || refuse.isPending
  const facts = [
    { label: t('whatItShows'), value: <span className="font-card text-lg tracking-widest">{userCode}</span> },
    { label: t('account'), value: <bdi>{client}</bdi> },
    { label: t('environment'), value: environment },
    {
      label: t('itMay'),
      value: (
        <ul className="flex flex-wrap gap-x-4">
          {scopes.map((scope) => (
            <li key={scope} className="font-card">
              {scope}
            </li>
          ))}
        </ul>
      ),
    },
    { label: t('program'), value: agent && <bdi className="font-card">{agent}</bdi> },
    { label: t('itsNetwork'), value: network && <span className="font-card">{network}</span> },
    { label: t('begun'), value: <DateTime value={createdAt} /> },
  ]
  return (
    <Card className="flex flex-col gap-6">
      <h2 className="text-xl">{rich(t, 'asksForAKey', { name: <bdi>{name}</bdi> })}</h2>
      <Details items={facts} />
      <Banner tone="caution">{t('onlyIfYouBegan', { client, days: keyDays })}</Banner>
      {error && (
        <Banner tone="danger" role="alert">
          {asFailure(error).message}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={allow.isPending} disabled={busy} onClick={() => allow.mutate(undefined)}>
          {t('allow')}
        </Button>
        <Button look="secondary" pending={refuse.isPending} disabled={busy} onClick={() => refuse.mutate(undefined)}>
          {t('refuse')}
        </Button>
      </div>
    </Card>
  )
}

'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FactorList } from '#components/account/factor-list.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { getRecoveryCodes, renewRecoveryCodes } from '#lib/factors/operations.ts'
import type { AddedFactorView, FactorView } from '#lib/factors/schema.ts'
import type { MeView } from '#lib/users/schema.ts'

const AddFactorDialog = dynamic(
  () => import('#components/account/add-factor-dialog.tsx').then((module) => module.AddFactorDialog),
  { ssr: false },
)
const RecoveryCodes = dynamic(
  () => import('#components/account/recovery-codes.tsx').then((module) => module.RecoveryCodes),
  { ssr: false },
)

type Open = { add: FactorView['kind'] } | { codes: readonly string[] } | undefined

/** What guards an account beside its password. */
export function SecurityCard({ secondFactor }: Pick<MeView, 'secondFactor'>) {
  const router = useRouter()
  const [open, setOpen] = useState<Open>()
  const added = ({ name, recoveryCodes }: AddedFactorView) => {
    toast.success(`${name} is added`)
    setOpen(recoveryCodes && { codes: recoveryCodes })
    // The frame around this page was drawn before.
    router.refresh()
  }
  return (
    <Card className="flex flex-col gap-4" id="security">
      <h2 className="text-xl">Passkeys and second factor</h2>
      <State secondFactor={secondFactor} />
      <FactorList />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen({ add: 'passkey' })}>Add a passkey</Button>
        <Button look="secondary" onClick={() => setOpen({ add: 'totp' })}>
          Add an authenticator app
        </Button>
      </div>
      {secondFactor === 'enrolled' && <Recovery onCodes={(codes) => setOpen({ codes })} />}
      {open && 'add' in open && <AddFactorDialog kind={open.add} onClose={() => setOpen(undefined)} onAdded={added} />}
      {open && 'codes' in open && <RecoveryCodes codes={open.codes} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function State({ secondFactor }: Pick<MeView, 'secondFactor'>) {
  if (secondFactor === 'required')
    return (
      <Banner tone="caution" title="Add one to go on">
        An operator can reach everybody’s orders and money, so a password alone is not enough. Add a passkey, or an
        authenticator app.
      </Banner>
    )
  if (secondFactor === 'exempt')
    return (
      <Banner tone="info">
        You are one of the demo’s people, who sign in with a password alone. Any other operator needs a second factor.
      </Banner>
    )
  return (
    <p className="text-ink-soft">
      {secondFactor === 'enrolled'
        ? 'Your password alone signs nobody in: a passkey, or a code from an app, is wanted beside it. A passkey needs no password.'
        : 'A password can be guessed, or read by somebody else. A passkey on your device, or an app that shows codes, keeps such a person out.'}
    </p>
  )
}

function Recovery({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const api = useApi()
  const query = useQuery(api.ask(getRecoveryCodes))
  const renew = useMutation({
    ...api.send(renewRecoveryCodes),
    retry: false,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p>
        {query.data
          ? `${query.data.left} recovery ${query.data.left === 1 ? 'code is' : 'codes are'} left, for the day when your device is lost.`
          : 'Recovery codes are for the day when your device is lost.'}
      </p>
      <Button look="secondary" size="sm" pending={renew.isPending} onClick={() => renew.mutate()}>
        Make new recovery codes
      </Button>
    </div>
  )
}

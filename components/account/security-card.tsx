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
import { failureText } from '#lib/browser/failure-text.ts'
import { getRecoveryCodes, renewRecoveryCodes } from '#lib/factors/operations.ts'
import type { AddedFactorView, FactorView } from '#lib/factors/schema.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
    toast.success(t('isAdded', { name }))
    setOpen(recoveryCodes && { codes: recoveryCodes })
    // The frame around this page was drawn before.
    router.refresh()
  }
  return (
    <Card className="flex flex-col gap-4" id="security">
      <h2 className="text-xl">{t('passkeysAndSecondFactor')}</h2>
      <State secondFactor={secondFactor} />
      <FactorList />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen({ add: 'passkey' })}>{t('addAPasskey')}</Button>
        <Button look="secondary" onClick={() => setOpen({ add: 'totp' })}>
          {t('addAnAuthenticatorApp')}
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
      <Banner tone="caution" title={t('addOneToGoOn')}>
        {t('anOperatorCanReachEverybodys')}
      </Banner>
    )
  if (secondFactor === 'exempt') return <Banner tone="info">{t('youAreOneOfThe')}</Banner>
  return (
    <p className="text-ink-soft">
      {secondFactor === 'enrolled' ? t('yourPasswordAloneSignsNobody') : t('aPasswordCanBeGuessed')}
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
    onError: (error) => toast.error(failureText(error)),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p>{query.data ? t('recoveryCodesAreLeftFor', { left: query.data.left }) : t('recoveryCodesAreForThe')}</p>
      <Button look="secondary" size="sm" pending={renew.isPending} onClick={() => renew.mutate()}>
        {t('makeNewRecoveryCodes')}
      </Button>
    </div>
  )
}

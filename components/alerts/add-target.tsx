'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { addAlertTarget } from '#lib/alerts/operations.ts'
import { targetKinds, type TargetKind } from '#lib/alerts/state.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const empty = { kind: 'mail' as TargetKind, name: '', address: '' }

/** One more address. What signs a webhook's requests is shown this once. */
export function AddTarget() {
  const [values, setValues] = useState(empty)
  const [missing, setMissing] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { mutateAsync, isPending, error } = useMutation(useApi().send(addAlertTarget))
  const set = (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change }))
  const lacks = (name: 'name' | 'address') => (missing && values[name].trim() === '' ? t('fillThisIn') : undefined)
  const add = async () => {
    setMissing(true)
    if (values.name.trim() === '' || values.address.trim() === '' || isPending) return
    const added = await mutateAsync(values).catch(() => undefined)
    if (!added) return
    // The fields are open while a request runs: what was typed since stays.
    setValues((now) => (now === values ? empty : now))
    setMissing(false)
    setSecret(added.signingSecret)
    toast.success(t('added'))
  }
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <h3 className="text-lg">{t('add')}</h3>
        {error && (
          <Banner tone="danger" role="alert">
            {failureText(error)}
          </Banner>
        )}
        <TargetFields values={values} onChange={set} lacks={lacks} />
        <div>
          <Button type="submit" look="secondary" pending={isPending}>
            {t('add')}
          </Button>
        </div>
        {secret !== undefined && <SigningSecret secret={secret} />}
      </form>
    </Card>
  )
}

type FieldsProps = {
  values: typeof empty
  onChange: (change: Partial<typeof empty>) => void
  lacks: (name: 'name' | 'address') => string | undefined
}

const TargetFields = ({ values, onChange, lacks }: FieldsProps) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_1fr_2fr]">
    <Field label={t('kind')} hint={t('kindHint')}>
      <Select
        value={values.kind}
        options={targetKinds.map((value) => ({ value, label: t(`kindsOfTargets.${value}`) }))}
        onChange={({ target }) => onChange({ kind: targetKinds.find((one) => one === target.value) ?? 'mail' })}
      />
    </Field>
    <Field label={t('name')} hint={t('nameHint')} error={lacks('name')}>
      <Input maxLength={100} value={values.name} onChange={({ target }) => onChange({ name: target.value })} />
    </Field>
    <Field
      label={t('address')}
      hint={values.kind === 'mail' ? t('mailAddressHint') : t('urlHint')}
      error={lacks('address')}
    >
      <Input
        inputMode={values.kind === 'mail' ? 'email' : 'url'}
        value={values.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
    </Field>
  </div>
)

const SigningSecret = ({ secret }: { secret: string }) => (
  <Banner title={t('signingSecret')}>
    <p className="flex flex-wrap items-center gap-2">
      <code className="font-card break-all">{secret}</code>
      <CopyButton value={secret} label={t('copyTheSecret')} />
    </p>
    <p>{t('howSigned')}</p>
  </Banner>
)

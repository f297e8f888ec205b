'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { apiSentence } from '#lib/browser/form.ts'
import { createKey } from '#lib/clients/operations.ts'
import type { ApiScope } from '#lib/scopes.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const scopes = (): { scope: ApiScope; hint: string }[] => [
  { scope: 'orders:read', hint: t('seeOrdersAndEverythingOn') },
  { scope: 'orders:write', hint: t('placeOrdersChooseOffersPay') },
  { scope: 'webhooks:read', hint: t('seeWebhookEndpointsAndTheir') },
  { scope: 'webhooks:write', hint: t('registerChangePingAndDelete') },
]
const lifetimes = () => [
  { value: '', label: t('never') },
  { value: '7', label: t('inAWeek') },
  { value: '30', label: t('in30Days') },
  { value: '90', label: t('in90Days') },
  { value: '365', label: t('inAYear') },
  { value: 'date', label: t('onADayThatI') },
]

/** The moment at which a chosen lifetime ends; a chosen day still counts in full. Undefined where there is none. */
function expiryOf(lifetime: string, day: string): string | undefined {
  if (lifetime === '') return undefined
  if (lifetime !== 'date') return new Date(Date.now() + Number(lifetime) * 86_400_000).toISOString()
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? '' : end.toISOString()
}

export function NewKeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (key: string) => void }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly ApiScope[]>(scopes().map(({ scope }) => scope))
  const [lifetime, setLifetime] = useState('')
  const [day, setDay] = useState('')
  const environment = useEnvironment()
  // Not handed to `mutate`, which forgets it where the dialog is closed before the answer: nobody is shown the key again.
  const create = useMutation({ ...useApi().send(createKey), onSuccess: ({ key }) => onCreated(key) })
  const failure = create.isError ? asFailure(create.error) : undefined
  const issueOf = (field: string) => apiSentence(failure?.details.find((detail) => detail.field === field)?.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const expiresAt = expiryOf(lifetime, day)
    create.mutate({ name, scopes: [...chosen], ...(expiresAt === undefined ? {} : { expiresAt }) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('newKey')}
      description={t('forTheOtherEnvironmentHas', { environment })}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && failure.details.length === 0 && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <Field label={t('name')} hint={t('whatWillUseItA')} error={issueOf('name')}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <ScopeChoice chosen={chosen} onChange={setChosen} issue={issueOf('scopes')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('expires')} error={lifetime === 'date' ? undefined : issueOf('expiresAt')}>
            <Select options={lifetimes()} value={lifetime} onChange={(event) => setLifetime(event.target.value)} />
          </Field>
          {lifetime === 'date' && (
            <Field
              label={t('lastDay')}
              error={issueOf('expiresAt') && (day === '' ? t('chooseADay') : issueOf('expiresAt'))}
            >
              <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            </Field>
          )}
        </div>
        <div className="flex justify-end">
          <Button type="submit" pending={create.isPending}>
            {t('createKey')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ScopeChoiceProps = {
  chosen: readonly ApiScope[]
  onChange: (chosen: readonly ApiScope[]) => void
  issue: string | undefined
}

function ScopeChoice({ chosen, onChange, issue }: ScopeChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('itMay')}</legend>
      {scopes().map(({ scope, hint }) => (
        <Checkbox
          key={scope}
          label={<code className="font-card">{scope}</code>}
          hint={hint}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
      {issue && <p className="text-sm font-medium text-danger">{issue}</p>}
    </fieldset>
  )
}

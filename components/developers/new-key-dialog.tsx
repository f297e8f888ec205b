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
import { sentence } from '#lib/browser/form.ts'
import { createKey } from '#lib/clients/operations.ts'
import type { ApiScope } from '#lib/scopes.ts'

const scopes: { scope: ApiScope; hint: string }[] = [
  { scope: 'orders:read', hint: 'See orders and everything on them.' },
  { scope: 'orders:write', hint: 'Place orders, choose offers, pay, write messages.' },
  { scope: 'webhooks:read', hint: 'See webhook endpoints and their deliveries.' },
  { scope: 'webhooks:write', hint: 'Register, change, ping and delete webhook endpoints.' },
]
const lifetimes = [
  { value: '', label: 'Never' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a day that I choose' },
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
  const [chosen, setChosen] = useState<readonly ApiScope[]>(scopes.map(({ scope }) => scope))
  const [lifetime, setLifetime] = useState('')
  const [day, setDay] = useState('')
  const environment = useEnvironment()
  const create = useMutation(useApi().send(createKey))
  const failure = create.isError ? asFailure(create.error) : undefined
  const issueOf = (field: string) => sentence(failure?.details.find((detail) => detail.field === field)?.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const expiresAt = expiryOf(lifetime, day)
    create.mutate(
      { name, scopes: [...chosen], ...(expiresAt === undefined ? {} : { expiresAt }) },
      { onSuccess: ({ key }) => onCreated(key) },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="New key"
      description={`For ${environment}; the other environment has keys of its own.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && failure.details.length === 0 && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <Field label="Name" hint="What will use it: a program, a server." error={issueOf('name')}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <ScopeChoice chosen={chosen} onChange={setChosen} issue={issueOf('scopes')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Expires" error={lifetime === 'date' ? undefined : issueOf('expiresAt')}>
            <Select options={lifetimes} value={lifetime} onChange={(event) => setLifetime(event.target.value)} />
          </Field>
          {lifetime === 'date' && (
            <Field
              label="Last day"
              error={issueOf('expiresAt') && (day === '' ? 'Choose a day.' : issueOf('expiresAt'))}
            >
              <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            </Field>
          )}
        </div>
        <div className="flex justify-end">
          <Button type="submit" pending={create.isPending}>
            Create key
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
      <legend className="mb-2 font-medium">It may</legend>
      {scopes.map(({ scope, hint }) => (
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

'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHandled } from '#components/operator/handled.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { updateClient } from '#lib/clients/operations.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'

const billings = [
  { value: 'card', label: 'Card: every order is paid before work starts' },
  { value: 'invoice', label: 'Invoice: orders are confirmed without payment' },
]
type Props = { client: ClientView; limits: ClientOverviewView['limits'] }

const asText = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
/** Empty is the deployment's own limit; undefined is no number at all. */
const asLimit = (typed: string) =>
  typed.trim() === '' ? null : /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : undefined

function useSettings(client: ClientView) {
  const [values, setValues] = useState({
    billing: client.billing,
    autoOpen: client.autoOpen,
    development: asText(client.rateLimitDevelopment),
    production: asText(client.rateLimitProduction),
    reason: '',
  })
  const set = (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change }))
  return [values, set] as const
}

/** How a client pays, whether its orders open by themselves, and how fast it may ask. */
export function ClientSettings({ client, limits }: Props) {
  const options = useApi().send(updateClient, { clientId: client.id })
  const mutation = useMutation(options)
  const undo = useUndo(options)
  const handled = useHandled()
  const [{ billing, autoOpen, development, production, reason }, set] = useSettings(client)
  const faults = { development: asLimit(development) === undefined, production: asLimit(production) === undefined }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const [rateLimitDevelopment, rateLimitProduction] = [asLimit(development), asLimit(production)]
    if (rateLimitDevelopment === undefined || rateLimitProduction === undefined) return
    const before = {
      billing: client.billing,
      autoOpen: client.autoOpen,
      rateLimitDevelopment: client.rateLimitDevelopment ?? null,
      rateLimitProduction: client.rateLimitProduction ?? null,
    }
    const done = await mutation
      .mutateAsync({
        billing,
        autoOpen,
        rateLimitDevelopment,
        rateLimitProduction,
        ...(reason.trim() ? { reason } : {}),
      })
      .catch(() => undefined)
    if (done) handled({ text: `The settings of ${client.name} are saved.`, undo: () => undo(before) })
  }
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
        <h2 className="text-xl">Settings</h2>
        {mutation.error && (
          <Banner tone="danger" role="alert">
            {asFailure(mutation.error).message}
          </Banner>
        )}
        <Field label="Pays by">
          <Select
            value={billing}
            onChange={(event) => set({ billing: event.target.value === 'invoice' ? 'invoice' : 'card' })}
            options={billings}
          />
        </Field>
        <Checkbox
          label="Orders open by themselves in production"
          hint="Otherwise each waits in the queue."
          checked={autoOpen}
          onChange={(event) => set({ autoOpen: event.target.checked })}
        />
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-medium">Requests a minute</legend>
          <Field
            label="Development"
            hint={`Now ${limits.development || 'no limit'}. Empty: as everybody.`}
            error={faults.development ? 'A whole number; 0 is no limit.' : undefined}
            optional
          >
            <Input
              inputMode="numeric"
              value={development}
              onChange={(event) => set({ development: event.target.value })}
            />
          </Field>
          <Field
            label="Production"
            hint={`Now ${limits.production || 'no limit'}. Empty: as everybody.`}
            error={faults.production ? 'A whole number; 0 is no limit.' : undefined}
            optional
          >
            <Input
              inputMode="numeric"
              value={production}
              onChange={(event) => set({ production: event.target.value })}
            />
          </Field>
        </fieldset>
        <Field label="Reason" hint="For the audit log." optional>
          <Input value={reason} maxLength={1000} onChange={(event) => set({ reason: event.target.value })} />
        </Field>
        <div>
          <Button type="submit" look="secondary" pending={mutation.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}

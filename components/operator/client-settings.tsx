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
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const billings = () => [
  { value: 'card', label: t('cardEveryOrderIsPaid') },
  { value: 'invoice', label: t('invoiceOrdersAreConfirmedWithout') },
]
type Props = { client: ClientView; limits: ClientOverviewView['limits'] }

const asText = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
/** Empty is the deployment's own limit; undefined is no number at all. */
const asLimit = (typed: string) =>
  typed.trim() === '' ? null : /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : undefined

/** What stands in the form, and the way to save it. */
function useSettings(client: ClientView) {
  const [values, setValues] = useState({
    billing: client.billing,
    autoOpen: client.autoOpen,
    development: asText(client.rateLimitDevelopment),
    production: asText(client.rateLimitProduction),
    reason: '',
  })
  const options = useApi().send(updateClient, { clientId: client.id })
  const { mutateAsync, isPending, error } = useMutation(options)
  const undo = useUndo(options)
  const handled = useHandled()
  const set = (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { billing, autoOpen, development, production, reason } = values
    const [rateLimitDevelopment, rateLimitProduction] = [asLimit(development), asLimit(production)]
    if (rateLimitDevelopment === undefined || rateLimitProduction === undefined) return
    const before = {
      billing: client.billing,
      autoOpen: client.autoOpen,
      rateLimitDevelopment: client.rateLimitDevelopment ?? null,
      rateLimitProduction: client.rateLimitProduction ?? null,
    }
    const given = { billing, autoOpen, rateLimitDevelopment, rateLimitProduction }
    const done = await mutateAsync({ ...given, ...(reason.trim() ? { reason } : {}) }).catch(() => undefined)
    if (done) handled({ text: t('theSettingsOfAreSaved', { name: client.name }), undo: () => undo(before) })
  }
  return { values, set, save, isPending, error }
}

/** How a client pays, whether its orders open by themselves, and how fast it may ask. */
export function ClientSettings({ client, limits }: Props) {
  const { values, set, save, isPending, error } = useSettings(client)
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
        <h2 className="text-xl">{t('settings')}</h2>
        {error && (
          <Banner tone="danger" role="alert">
            {asFailure(error).message}
          </Banner>
        )}
        <Field label={t('paysBy')}>
          <Select
            value={values.billing}
            onChange={(event) => set({ billing: event.target.value === 'invoice' ? 'invoice' : 'card' })}
            options={billings()}
          />
        </Field>
        <Checkbox
          label={t('ordersOpenByThemselvesIn')}
          hint={t('otherwiseEachWaitsInThe')}
          checked={values.autoOpen}
          onChange={(event) => set({ autoOpen: event.target.checked })}
        />
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-medium">{t('requestsAMinute')}</legend>
          <RateLimit
            label={t('development')}
            now={limits.development}
            value={values.development}
            onChange={(development) => set({ development })}
          />
          <RateLimit
            label={t('production')}
            now={limits.production}
            value={values.production}
            onChange={(production) => set({ production })}
          />
        </fieldset>
        <Field label={t('reason')} hint={t('forTheAuditLog')} optional>
          <Input value={values.reason} maxLength={1000} onChange={(event) => set({ reason: event.target.value })} />
        </Field>
        <div>
          <Button type="submit" look="secondary" pending={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type RateLimitProps = { label: string; now: number; value: string; onChange: (value: string) => void }

const RateLimit = ({ label, now, value, onChange }: RateLimitProps) => (
  <Field
    label={label}
    hint={t('nowEmptyAsEverybody', { now: now || t('noLimit') })}
    error={asLimit(value) === undefined ? t('aWholeNumber0Is') : undefined}
    optional
  >
    <Input inputMode="numeric" value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
)

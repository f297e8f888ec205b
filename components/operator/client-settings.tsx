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
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
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

const members = ['billing', 'autoOpen', 'rateLimitDevelopment', 'rateLimitProduction'] as const
type Settings = { [M in (typeof members)[number]]: Exclude<UpdateClientInput[M], undefined> }

const settingsOf = ({ billing, autoOpen, rateLimitDevelopment, rateLimitProduction }: ClientView): Settings => ({
  billing,
  autoOpen,
  rateLimitDevelopment: rateLimitDevelopment ?? null,
  rateLimitProduction: rateLimitProduction ?? null,
})

/** What leads from the one to the other, and nothing else: what a colleague has set meanwhile isn't written over unseen. */
const changeOf = (from: Settings, to: Settings): Partial<Settings> =>
  Object.fromEntries(members.filter((member) => from[member] !== to[member]).map((member) => [member, to[member]]))

type Typed = { billing: ClientView['billing']; autoOpen: boolean; development: string; production: string }

/** What stands in the form, and the way to save it. */
function useSettings(client: ClientView) {
  // The rest of the form goes on saying what the client's settings are.
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const [reason, setReason] = useState('')
  const [saves, setSaves] = useState(0)
  const options = useApi().send(updateClient, { clientId: client.id })
  const { mutateAsync, isPending, error } = useMutation(options)
  const undo = useUndo(options)
  const handled = useHandled()
  const before = settingsOf(client)
  const { billing, autoOpen, development, production }: Typed = {
    billing: before.billing,
    autoOpen: before.autoOpen,
    development: asText(client.rateLimitDevelopment),
    production: asText(client.rateLimitProduction),
    ...typed,
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const [rateLimitDevelopment, rateLimitProduction] = [asLimit(development), asLimit(production)]
    if (rateLimitDevelopment === undefined || rateLimitProduction === undefined) return
    const after = { billing, autoOpen, rateLimitDevelopment, rateLimitProduction }
    const done = await mutateAsync({
      ...changeOf(before, after),
      ...(reason.trim() ? { reason } : {}),
    }).catch(() => undefined)
    if (!done) return
    // What was typed since stays.
    setTyped((known) => (known === typed ? {} : known))
    setReason((known) => (known === reason ? '' : known))
    setSaves((known) => known + 1)
    handled({ text: t('theSettingsOfAreSaved', { name: client.name }), undo: () => undo(changeOf(after, before)) })
  }
  const set = (change: Partial<Typed>) => setTyped((known) => ({ ...known, ...change }))
  const values = { billing, autoOpen, development, production, reason }
  return { values, set, setReason, save, saves, isPending, error }
}

/** How a client pays, whether its orders open by themselves, and how fast it may ask. */
export function ClientSettings({ client, limits }: Props) {
  const { values, set, setReason, save, saves, isPending, error } = useSettings(client)
  return (
    <Card>
      {/* Another one once it is saved: whoever was in it by the keyboard is led to what has been done, and its way back. */}
      <form key={saves} noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
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
          <Input value={values.reason} onChange={(event) => setReason(event.target.value)} />
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

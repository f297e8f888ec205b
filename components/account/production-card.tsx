'use client'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { DoorForm } from '#components/account/door-form.tsx'
import { useDoor } from '#components/account/use-door.ts'
import { productionReasons } from '#components/layout/production-locked.tsx'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { sentence } from '#lib/client/form.ts'
import { lazyResolver } from '#lib/client/lazy-resolver.ts'
import { requestProduction } from '#lib/client/production-request.ts'
import type { MeView } from '#lib/users/schema.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.requestProductionInput))

type Client = MeView['clients'][number]
const badges: Record<Client['productionState'], { tone: Tone; label: string; ended?: boolean }> = {
  enabled: { tone: 'accent', label: 'Open' },
  not_requested: { tone: 'neutral', label: 'Locked', ended: true },
  requested: { tone: 'caution', label: 'Asked for' },
  refused: { tone: 'danger', label: 'Refused', ended: true },
  disabled: { tone: 'danger', label: 'Switched off', ended: true },
}

/** Whether real orders are possible, why not, and what to do about it. */
export function ProductionCard({ client }: { client: Client }) {
  const { label, ...badge } = badges[client.productionState]
  const mayAsk = client.productionState !== 'enabled' && client.productionState !== 'requested'
  return (
    <section id="production" aria-label="Production">
      <CatalogueCard callNumber={client.name} title="Production" aside={<StatusBadge {...badge}>{label}</StatusBadge>}>
        <p>{productionReasons[client.productionState]}</p>
        {client.productionReason && <p className="text-ink-soft">The operator wrote: “{client.productionReason}”</p>}
        {mayAsk && <RequestForm />}
      </CatalogueCard>
    </section>
  )
}

function RequestForm() {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: { purpose: '' } })
  const { send, failure, pending } = useDoor(form, requestProduction(useApi()), () => router.refresh())
  return (
    <DoorForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Ask for production">
      <Field label="What will you order?" hint="A sentence is enough: what kind of documents, about how many." error={sentence(form.formState.errors.purpose?.message)}>
        <Textarea rows={3} {...form.register('purpose')} />
      </Field>
    </DoorForm>
  )
}

'use client'
import dynamic from 'next/dynamic'
import { productionReasons } from '#components/layout/production-locked.tsx'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import type { MeView } from '#lib/users/schema.ts'

const RequestForm = dynamic(() => import('#components/account/production-request-form.tsx').then((module) => module.ProductionRequestForm), { ssr: false })

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

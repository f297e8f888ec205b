import Link from 'next/link'
import { AccessBadge } from '#components/go-live/access-badge.tsx'
import { productionReasons } from '#components/layout/production-locked.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { scopesOfMember } from '#lib/clients/roles.ts'
import type { MeView } from '#lib/users/schema.ts'

/** Whether real orders are possible, why not, and the way to where one asks for it. */
export function ProductionCard({
  client: { name, role, productionState: state, productionReason },
}: {
  client: MeView['clients'][number]
}) {
  // Of this card's own client, which needn't be the one that the pages speak for.
  const asks = scopesOfMember(role, 'development').includes('keys:manage')
  return (
    <section id="production" aria-label="Production">
      <CatalogueCard callNumber={name} title="Production" aside={<AccessBadge state={state} />}>
        <p>{productionReasons[state]}</p>
        {productionReason && <p className="text-ink-soft">The operator wrote: “{productionReason}”</p>}
        {state !== 'enabled' && asks && (
          <div>
            <Button asChild look={state === 'requested' ? 'secondary' : 'primary'}>
              <Link href="/developers/go-live">
                {state === 'requested' ? 'See your request' : 'Ask for production'}
              </Link>
            </Button>
          </div>
        )}
      </CatalogueCard>
    </section>
  )
}

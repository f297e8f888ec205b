'use client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useRouter } from 'next/navigation'
import { AccessBadge } from '#components/go-live/access-badge.tsx'
import { productionReason as reasonOf } from '#components/layout/production-reason.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { useApi, useClient } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { scopesOfMember } from '#lib/clients/roles.ts'
import { connectSystem } from '#lib/go-live/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether real orders are possible, why not, and the way to where one asks for it. */
export function ProductionCard({ client }: { client: MeView['clients'][number] }) {
  const current = useClient()?.id === client.id
  // What is asked for is asked in the name of the client that the pages speak for.
  if (client.kind === 'personal') return client.role === 'owner' && current && <ConnectSystem />
  const { name, role, productionState: state, productionReason } = client
  // Of this card's own client, which needn't be the one that the pages speak for.
  const asks = scopesOfMember(role, 'development').includes('keys:manage')
  return (
    <section id="production" aria-label={t('production')}>
      <CatalogueCard callNumber={name} title={t('production')} aside={<AccessBadge client={client} />}>
        <p>{reasonOf(client)}</p>
        {productionReason && <p className="text-ink-soft">{t('theOperatorWrote', { productionReason })}</p>}
        {state !== 'enabled' && asks && (
          <div>
            <Button asChild look={state === 'requested' ? 'secondary' : 'primary'}>
              <Link href="/developers/go-live">
                {state === 'requested' ? t('seeYourRequest') : t('askForProduction')}
              </Link>
            </Button>
          </div>
        )}
      </CatalogueCard>
    </section>
  )
}

/** A personal account shows nothing that programs need, until its owner wants to connect one. */
function ConnectSystem() {
  const router = useRouter()
  const connect = useMutation(useApi().send(connectSystem))
  return (
    <CatalogueCard title={t('connectingAProgram')}>
      <p>{t('ordersCanBePlacedBy')}</p>
      {connect.error && <Banner tone="danger">{asFailure(connect.error).message}</Banner>}
      <div>
        <Button
          look="secondary"
          pending={connect.isPending}
          // By the promise: the card is gone as soon as the account is read anew, and what a mutation is given beside goes with it.
          onClick={() =>
            void connect.mutateAsync().then(
              () => router.refresh(),
              () => {},
            )
          }
        >
          {t('connectAProgram')}
        </Button>
      </div>
    </CatalogueCard>
  )
}

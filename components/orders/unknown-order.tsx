'use client'
import { Link } from '#components/ui/link.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { chooseClient } from '#lib/browser/client-choice.ts'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the two are to whoever looks for a document. */
const worlds = () => ({ development: t('theRehearsal'), production: t('yourOrders') }) as const

export function UnknownOrder() {
  const environment = useEnvironment()
  const other = environment === 'production' ? 'development' : 'production'
  const me = useMe()
  const [client] = me.clients
  const personal = client?.kind === 'personal'
  const reachable = other === 'development' || (client !== undefined && productionOf(client) !== 'locked')
  return (
    <EmptyState
      level="h1"
      title={t('noSuchOrderHere')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href="/orders">{t('allOrders')}</Link>
          </Button>
          {me.clients.slice(1).map(({ id, name }) => (
            <Button key={id} look="secondary" onClick={() => chooseClient(id, location.pathname + location.search)}>
              {t('lookIn', { name })}
            </Button>
          ))}
          {reachable && (
            <Button look="secondary" onClick={() => chooseEnvironment(other)}>
              {t('lookIn2', { world: personal ? worlds()[other] : other })}
            </Button>
          )}
        </div>
      }
    >
      {personal ? t('theAddressIsMistypedOr') : t('theAddressIsMistypedOrThe', { other, environment })}
    </EmptyState>
  )
}

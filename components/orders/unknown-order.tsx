'use client'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { chooseClient } from '#lib/browser/client-choice.ts'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'

/** What the two are to whoever looks for a document. */
const worlds = { development: 'the rehearsal', production: 'your orders' } as const

export function UnknownOrder() {
  const environment = useEnvironment()
  const other = environment === 'production' ? 'development' : 'production'
  const me = useMe()
  const [client] = me.clients
  const personal = client?.kind === 'personal'
  const reachable = other === 'development' || (client !== undefined && productionOf(client) !== 'locked')
  return (
    <EmptyState
      title="No such order here"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href="/orders">All orders</Link>
          </Button>
          {me.clients.slice(1).map(({ id, name }) => (
            <Button key={id} look="secondary" onClick={() => chooseClient(id, location.pathname + location.search)}>
              Look in {name}
            </Button>
          ))}
          {reachable && (
            <Button look="secondary" onClick={() => chooseEnvironment(other)}>
              Look in {personal ? worlds[other] : other}
            </Button>
          )}
        </div>
      }
    >
      {personal
        ? 'The address is mistyped, or the order belongs to somebody else.'
        : `The address is mistyped, or the order belongs to somebody else, or it was placed in ${other} while you are looking at ${environment}.`}
    </EmptyState>
  )
}

'use client'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { useHolds } from '#lib/browser/may.ts'
import { closedAccount } from '#lib/clients/account-words.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { MeView } from '#lib/users/schema.ts'

export type ProductionState = MeView['clients'][number]['productionState']

const productionReasons: Record<ProductionState, string> = {
  enabled: 'Production is enabled.',
  not_requested:
    'Production means real researchers and real money, so an operator enables it for each customer. You have not asked for it yet.',
  requested: 'You have asked for production and an operator is looking at it. You can go on in development meanwhile.',
  refused: 'An operator has looked at your request and refused it.',
  disabled: 'An operator has switched production off for you.',
}

/** Where people order by hand already, and it is their programs that wait. */
const keysLocked: Partial<Record<ProductionState, string>> = {
  not_requested:
    'You place real orders by hand. For programs an operator enables keys and webhooks; you have not asked for that yet.',
  requested:
    'You place real orders by hand. You have asked for keys and webhooks too, and an operator is looking at it.',
  refused:
    'You place real orders by hand. An operator has looked at your request for keys and webhooks and refused it.',
}

/** How production stands for a client, as a sentence for its members. */
export const productionReason = (client: Parameters<typeof productionOf>[0]): string =>
  (productionOf(client) === 'by_hand' ? keysLocked[client.productionState] : undefined) ??
  productionReasons[client.productionState]

/** In place of every page while production is chosen and not allowed. */
export function ProductionLocked({ client }: { client: MeView['clients'][number] }) {
  const holds = useHolds()
  if (client.kind === 'personal') return <AccountLocked client={client} />
  const { productionState: state, productionReason: reason } = client
  return (
    <EmptyState
      title="Production is locked"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {holds('keys:manage', 'development') && (
            <Button asChild>
              <Link href="/developers/go-live">
                {state === 'requested' ? 'See your request' : 'Ask for production'}
              </Link>
            </Button>
          )}
          <Button look="secondary" onClick={() => chooseEnvironment('development')}>
            Back to development
          </Button>
        </div>
      }
    >
      <p>{productionReason(client)}</p>
      {reason && <p className="mt-2">The operator wrote: “{reason}”</p>}
    </EmptyState>
  )
}

const accountReasons: Partial<Record<ProductionState, { title: string; text: string }>> = closedAccount
const looking = {
  title: 'We are looking at your account',
  text: 'Just now somebody here reads every new account before it can order. You get a mail as soon as yours is open; there is nothing you need to do.',
}

/** The same for whoever looks for a document, who knows nothing of two worlds. */
function AccountLocked({ client }: { client: MeView['clients'][number] }) {
  const { productionState, productionReason, orderWaits } = client
  const { title, text } = accountReasons[productionState] ?? looking
  const since = useMe().createdAt
  return (
    <EmptyState
      title={title}
      action={
        <Button look="secondary" onClick={() => chooseEnvironment('development')}>
          Try it with a robot meanwhile
        </Button>
      }
    >
      <p>{text}</p>
      {orderWaits && title === looking.title && (
        <p className="mt-2">Your order waits with it: we place it when your account is open. Nothing is charged.</p>
      )}
      {productionReason && <p className="mt-2">We wrote: “{productionReason}”</p>}
      {title === looking.title && (
        <p className="mt-2">
          You registered <RelativeTime value={since} />.
        </p>
      )}
    </EmptyState>
  )
}

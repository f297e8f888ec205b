'use client'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { useHolds } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { MeView } from '#lib/users/schema.ts'

export type ProductionState = MeView['clients'][number]['productionState']

export const productionReasons: Record<ProductionState, string> = {
  enabled: 'Production is enabled.',
  not_requested:
    'Production means real researchers and real money, so an operator enables it for each customer. You have not asked for it yet.',
  requested: 'You have asked for production and an operator is looking at it. You can go on in development meanwhile.',
  refused: 'An operator has looked at your request and refused it.',
  disabled: 'An operator has switched production off for you.',
}

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
      <p>{productionReasons[state]}</p>
      {reason && <p className="mt-2">The operator wrote: “{reason}”</p>}
    </EmptyState>
  )
}

const accountReasons: Partial<Record<ProductionState, { title: string; text: string }>> = {
  refused: {
    title: 'Your account was not opened',
    text: 'We have looked at your account and will not take orders from it.',
  },
  disabled: { title: 'Your account is closed for new orders', text: 'We have closed your account for orders.' },
}
const looking = {
  title: 'We are looking at your account',
  text: 'Just now somebody here reads every new account before it can order. You get a mail as soon as yours is open; there is nothing you need to do.',
}

/** The same for whoever looks for a document, who knows nothing of two worlds. */
function AccountLocked({ client: { productionState, productionReason } }: { client: MeView['clients'][number] }) {
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
      {productionReason && <p className="mt-2">We wrote: “{productionReason}”</p>}
      {title === looking.title && (
        <p className="mt-2">
          You registered <RelativeTime value={since} />.
        </p>
      )}
    </EmptyState>
  )
}

'use client'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { useHolds } from '#lib/browser/may.ts'
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
export function ProductionLocked({ state, reason }: { state: ProductionState; reason?: string | undefined }) {
  const holds = useHolds()
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

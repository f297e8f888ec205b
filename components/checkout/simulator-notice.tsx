import { isSimulatorKey, isTestKey } from '#components/checkout/provider-key.ts'
import type { Environment } from '#lib/env.ts'

type SimulatorNoticeProps = { publishableKey: string; environment: Environment }

/** Says so wherever what looks like a payment is none; nothing where money really moves. */
export function SimulatorNotice({ publishableKey, environment }: SimulatorNoticeProps) {
  if (!isTestKey(publishableKey)) return null
  const simulated = isSimulatorKey(publishableKey)
  return (
    <div role="note" className="rounded-card border border-caution bg-caution-soft px-4 py-1.5 text-sm sm:py-3">
      <p className="font-medium text-caution">
        {simulated ? 'Payment simulator – no real card is charged' : 'Stripe test mode – no real card is charged'}
      </p>
      {simulated && environment === 'production' && (
        <p className="text-ink">
          No Stripe account is connected to this installation, so payments for real orders are simulated too.
        </p>
      )}
    </div>
  )
}

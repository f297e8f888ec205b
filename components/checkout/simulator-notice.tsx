import { isSimulatorKey, isTestKey } from '#components/checkout/provider-key.ts'
import type { Environment } from '#lib/env.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type SimulatorNoticeProps = { publishableKey: string; environment: Environment }

const frame = 'rounded-card border px-4 py-1.5 text-sm sm:py-3'

/** Says so wherever what looks like a payment is none; nothing where money really moves. */
export function SimulatorNotice({ publishableKey, environment }: SimulatorNoticeProps) {
  if (!isTestKey(publishableKey)) return null
  const simulated = isSimulatorKey(publishableKey)
  return (
    <div role="note" className={`${frame} border-caution bg-caution-soft`}>
      <p className="font-medium text-caution">
        {simulated ? t('paymentSimulatorNoRealCard') : t('stripeTestModeNoReal')}
      </p>
      {simulated && environment === 'production' && <p className="text-ink">{t('noStripeAccountIsConnected')}</p>}
    </div>
  )
}

/** Its room in the first picture, before it is known who takes the payment: in development that is never a real card. */
export const SimulatorNoticeRoom = ({ environment }: { environment: Environment }) =>
  environment === 'development' && (
    <div aria-hidden="true" className={`${frame} animate-pulse border-transparent bg-well`}>
      <p className="invisible font-medium">{t('paymentSimulatorNoRealCard')}</p>
    </div>
  )

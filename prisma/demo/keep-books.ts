import type { OperatorActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { closeMonth } from '#lib/finance/close-month.ts'
import { listMonths } from '#lib/finance/list-months.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'

/** A movement that nobody here knows a reason for, the comparison that finds it, and the first month closed. */
export async function keepBooks(operator: OperatorActor): Promise<void> {
  const { environment } = operator
  await getProvider(environment).stripe.paymentIntents.create({
    ...{ amount: 1250, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  await reconcileBalance(environment)
  const { months } = await listMonths(getDb(), operator)
  const first = months.find(({ closable }) => closable)
  if (first) await inTransaction((tx) => closeMonth(tx, operator, first.month, {}))
}

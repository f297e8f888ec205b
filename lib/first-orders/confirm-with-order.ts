import { getDb, inTransaction } from '#lib/db.ts'
import { placeFirstOrder } from '#lib/first-orders/place-first-order.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import { confirmRegistration } from '#lib/users/confirm-registration.ts'
import type { ConfirmedEmailView, ConfirmEmailInput } from '#lib/users/schema.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'

type Confirmation = ConfirmedEmailView & { session?: { user: SignedIn; sessionId: string } }

/**
 * Confirms an address, and in the same transaction places the order that was kept beside the registration. In the browser
 * that registered a session begins with it.
 */
export async function confirmWithOrder(
  given: ConfirmEmailInput,
  { origin, browser }: { origin: SessionOrigin; browser: string | undefined },
): Promise<Confirmation> {
  const { email, firstOrderId, toApply, made } = await confirmRegistration(given, {
    network: origin.network,
    browser,
    onMade: async (tx, account) => {
      if (account.firstOrderId !== undefined) await placeFirstOrder(tx, account.firstOrderId, account)
    },
  })
  const view = {
    ...{ email, signedIn: made !== undefined, ...(toApply ? { toApply } : {}) },
    ...(await findOutcome(firstOrderId)),
  }
  if (!made) return view
  const sessionId = await inTransaction((tx) => beginSession(tx, made, origin))
  return { ...view, session: { user: made, sessionId } }
}

/** What became of the order; nothing is known of one that another registration has left behind. */
async function findOutcome(id: string | undefined): Promise<Pick<ConfirmedEmailView, 'orderId' | 'orderWaits'>> {
  const row = id === undefined ? null : await getDb().firstOrder.findUnique({ where: { id } })
  if (!row?.clientId) return {}
  return row.orderId === null ? { orderWaits: true } : { orderId: row.orderId }
}

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
  { origin, ...asking }: { origin: SessionOrigin; browser: string | undefined; signedInAs: string | undefined },
): Promise<Confirmation> {
  const { email, firstOrderId, toApply, made } = await confirmRegistration(given, {
    network: origin.network,
    ...asking,
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

type Outcome = Pick<ConfirmedEmailView, 'firstOrderId' | 'orderId' | 'orderWaits' | 'orderNotPlaced'>

/** What became of the order; of one that another mail's link has left behind nothing does, and its mail said otherwise. */
async function findOutcome(firstOrderId: string | undefined): Promise<Outcome> {
  if (firstOrderId === undefined) return {}
  const row = await getDb().firstOrder.findUnique({ where: { id: firstOrderId } })
  if (!row?.clientId) return { firstOrderId, orderNotPlaced: true }
  return row.orderId === null ? { firstOrderId, orderWaits: true } : { firstOrderId, orderId: row.orderId }
}

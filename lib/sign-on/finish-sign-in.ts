import { inTransaction } from '#lib/db.ts'
import { admitPerson } from '#lib/sign-on/admit-person.ts'
import { isAnew, type Round } from '#lib/sign-on/round.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'
import { redeem } from '#lib/sign-on/redeem-round.ts'

/** Begins the session of whoever comes back from their organisation's sign-in. */
export async function finishSignIn(
  round: Round,
  search: string,
  origin: SessionOrigin,
): Promise<{ user: SignedIn; sessionId: string }> {
  const { clientId } = round
  const redeemed = await redeem(round, search)
  // In one transaction: whoever takes single sign-on away meanwhile ends this session too.
  return inTransaction(async (tx) => {
    const { id, name, email, sessionVersion } = await admitPerson(tx, clientId, redeemed, origin.network)
    const proved = isAnew(round, redeemed.signedInAt)
    const user: SignedIn = { id, name, email, sessionVersion, factor: 'oidc', signOnClientId: clientId, proved }
    return { user, sessionId: await beginSession(tx, user, origin) }
  })
}

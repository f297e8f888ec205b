import { inTransaction } from '#lib/db.ts'
import { admitPerson } from '#lib/sign-on/admit-person.ts'
import type { Round } from '#lib/sign-on/round.ts'
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
  const { who } = await redeem(round, search)
  const { id, name, email, sessionVersion } = await inTransaction((tx) =>
    admitPerson(tx, round.clientId, who, origin.network),
  )
  const user: SignedIn = { id, name, email, sessionVersion, factor: 'oidc', signOnClientId: round.clientId }
  return { user, sessionId: await beginSession(user, origin) }
}

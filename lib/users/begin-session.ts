import { recordSignIn } from '#lib/audit/record-sign-in.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ActionPayload } from '#lib/clients/client-actions.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { bool, defineQuery } from '#lib/sql.ts'
import { hashOfMark } from '#lib/users/browser-mark.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The lock and the version keep out whoever gave the right password a moment before it was changed: either this comes
// first and is ended with all others, or it finds another version. What the statement reads is as it was before it.
const insertSession = defineQuery(
  { first: bool, seenBefore: bool },
  (
    id: string,
    userId: string,
    sessionVersion: number,
    network: string | null,
    agent: string | null,
    factor: string | null,
    device: string | null,
    locale: string | null,
    signOnClientId: string | null,
    proved: boolean,
  ) => Prisma.sql`
    WITH person AS (
      SELECT u.id FROM users u
      WHERE u.id = ${userId} AND u.session_version = ${sessionVersion}::int AND u.disabled_at IS NULL FOR SHARE
    ), begun AS (
      INSERT INTO user_sessions (id, user_id, network, agent, factor, locale, sign_on_client_id,
        proved_at)
      SELECT ${id}, person.id, ${network}::text, ${agent}::text, ${factor}::text, ${locale}::text, ${signOnClientId}::text,
        CASE WHEN ${proved}::bool THEN now() ELSE 'epoch' END
      FROM person RETURNING user_id
    ), remembered AS (
      INSERT INTO known_devices (user_id, hash, session_id)
      SELECT begun.user_id, ${device}::text, ${id} FROM begun WHERE ${device}::text IS NOT NULL
      ON CONFLICT (user_id, hash) DO UPDATE SET session_id = excluded.session_id, last_used_at = now()
    )
    SELECT NOT EXISTS (SELECT 1 FROM user_sessions s WHERE s.user_id = begun.user_id) AS first,
      EXISTS (SELECT 1 FROM user_sessions s WHERE s.user_id = begun.user_id
        AND s.network IS NOT DISTINCT FROM ${network}::text AND s.agent IS NOT DISTINCT FROM ${agent}::text)
      OR EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = begun.user_id AND k.hash = ${device}::text) AS "seenBefore"
    FROM begun`,
)

/** Every client that they can reach now is told. */
async function tellClients(
  tx: Tx,
  { id: userId, signOnClientId }: Pick<SignedIn, 'id' | 'signOnClientId'>,
  { network, agent }: SessionOrigin,
): Promise<void> {
  const which = signOnClientId === undefined ? {} : { clientId: signOnClientId }
  const through: ActionPayload = signOnClientId === undefined ? {} : { through: t('singleSignOn') }
  const memberships = await tx.membership.findMany({ where: { userId, ...which }, select: { clientId: true } })
  for (const { clientId } of memberships)
    await recordClientAction(tx, {
      clientId,
      actor: { type: 'customer', id: userId, network },
      type: 'member.signed_in',
      payload: agent === null ? through : { agent, ...through },
    })
}

const newPlace = (origin: SessionOrigin) =>
  securityLetter(t('yourCallslipAccountWasSigned'), t('somebodySignedInToYour'), origin)

/** Begins a session of somebody of whom it is known who they are; returns its id. A place that is new is told by mail. */
export async function beginSession(tx: Tx, user: SignedIn, origin: SessionOrigin, device?: string): Promise<string> {
  const id = newId('session')
  const { network, agent, locale = null } = origin
  const factor = user.factor ?? null
  const hash = device === undefined ? null : hashOfMark(device)
  const args = [network, agent, factor, hash, locale, user.signOnClientId ?? null, user.proved ?? true] as const
  const [row] = await insertSession(tx, id, user.id, user.sessionVersion, ...args)
  if (!row)
    throw new ApiError('authentication_required', 'The password was changed a moment ago. Sign in with the new one.')
  if (!row.first && !row.seenBefore) await postMail(tx, { to: user, letter: newPlace(origin) })
  await tellClients(tx, user, origin)
  await recordSignIn(tx, user.id, user.factor ?? 'password', { network, agent })
  return id
}

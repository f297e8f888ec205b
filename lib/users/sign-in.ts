import { z } from 'zod'
import type { RefusalKind } from '#lib/audit/attempt.ts'
import { getDb } from '#lib/db.ts'
import { askForProof } from '#lib/factors/ask-for-proof.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { bool, defineQuery, int4, nullable, text } from '#lib/sql.ts'
import { hashOfMark } from '#lib/users/browser-mark.ts'
import { isPassword } from '#lib/users/password.ts'
import { drawAttempt, whoOf, type Attempt } from '#lib/users/sign-in-limits.ts'
import { forgetFailures } from '#lib/users/forget-failures.ts'
import { noteFailure } from '#lib/users/note-failure.ts'

const credentials = z.object({ email: z.string().trim().toLowerCase().max(320), password: z.string().min(1).max(200) })

/** Who may have a session now; `factor` is what they showed beside the password, or in its place. */
export type SignedIn = {
  id: string
  name: string
  email: string
  sessionVersion: number
  factor?: 'passkey' | 'totp' | 'recovery' | 'oidc'
  /** The client whose own sign-in it was: the session reaches that client alone. */
  signOnClientId?: string
  /** False where that sign-in let them in without asking them anew: whoever sits at the desk comes in by it. */
  proved?: boolean
}
export type SignInOutcome =
  | { user: SignedIn }
  /** The password fits, and a factor is wanted beside it. */
  | { secondStep: ProofChallengeView }
  /** It doesn't fit, or wasn't looked at: `retryAfter` seconds are to pass first. */
  | RefusedSignIn
export type RefusedSignIn = { retryAfter?: number; refused?: { kind: RefusalKind; userId?: string | undefined } }

// One row whether there is such an account or not, so that both take as long; whoever isn't known has no hash.
const findAccount = defineQuery(
  {
    id: nullable(text),
    name: nullable(text),
    email: nullable(text),
    passwordHash: nullable(text),
    sessionVersion: nullable(int4),
    wait: int4,
    failed: bool,
    knownDevice: bool,
    hasFactor: bool,
  },
  (email: string, who: string, device: string | null) => Prisma.sql`
    SELECT u.id, u.name, u.email, u.password_hash AS "passwordHash", u.session_version AS "sessionVersion",
      coalesce(ceil(extract(epoch FROM d.until - now())), 0)::int AS wait, d.who IS NOT NULL AS failed,
      EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = u.id AND k.hash = ${device}) AS "knownDevice",
      EXISTS (SELECT 1 FROM factors f WHERE f.user_id = u.id) AS "hasFactor"
    FROM (SELECT 1) one LEFT JOIN users u ON u.email = ${email} AND u.disabled_at IS NULL
    LEFT JOIN sign_in_delays d ON d.who = ${who}`,
)

/** What becomes of an address and a password from this place. */
export async function signIn(given: unknown, network: string | null, device?: string): Promise<SignInOutcome> {
  const parsed = credentials.safeParse(given)
  if (!parsed.success || /[\u0000]/.test(parsed.data.email) || !parsed.data.email.isWellFormed()) return {}
  const { email: address, password } = parsed.data
  const attempt: Attempt = { address, network, device }
  const [row] = await findAccount(getDb(), address, whoOf(attempt), device === undefined ? null : hashOfMark(device))
  const known = row?.knownDevice ?? false
  // Who has to wait is told so at once: the password isn't looked at, so the answer says nothing of it.
  if (row && row.wait > 0 && !known) return { retryAfter: row.wait, ...refusedAs('locked', row) }
  const giveBack = await drawAttempt(attempt, known)
  if (!giveBack) return { retryAfter: 60, ...refusedAs('too_many', row) }
  if (!(await isPassword(password, row?.passwordHash ?? undefined))) {
    await noteFailure(attempt)
    return refusedAs('password', row)
  }
  const user = toSignedIn(row)
  if (!row || !user) return {}
  // Only failures count: what was drawn for a success goes back.
  await Promise.all([giveBack(), ...(row.failed ? [forgetFailures(attempt)] : [])])
  const secondStep = row.hasFactor ? await askForProof(getDb(), 'second-step', user) : undefined
  return secondStep ? { secondStep } : { user }
}

const refusedAs = (kind: RefusalKind, row: AccountRow | undefined): RefusedSignIn => ({
  refused: { kind, userId: row?.id ?? undefined },
})

type AccountRow = Awaited<ReturnType<typeof findAccount>>[number]

function toSignedIn(row: AccountRow | undefined): SignedIn | undefined {
  if (!row) return undefined
  const { id, name, email, sessionVersion } = row
  return id === null || name === null || email === null || sessionVersion === null
    ? undefined
    : { id, name, email, sessionVersion }
}

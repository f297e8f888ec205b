import { recordRefusal } from '#lib/audit/record-refusal.ts'
import { getDb } from '#lib/db.ts'
import { openChallenge } from '#lib/factors/challenge.ts'
import { takeProof } from '#lib/factors/take-proof.ts'
import type { SeenFrom } from '#lib/mail/security-letter.ts'
import { hashOfMark } from '#lib/users/browser-mark.ts'
import { secondStepInput } from '#lib/users/schema.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'

/**
 * Who gave their password a moment ago and shows their factor now; null where either isn't so. The half that the first step
 * answered names the person, and isn't good any more once the password has changed.
 */
export async function takeSecondStep(given: unknown, origin: SeenFrom, device?: string): Promise<SignedIn | null> {
  const parsed = secondStepInput.safeParse(given)
  const half = parsed.data && openChallenge('second-step', parsed.data.half)
  if (!parsed.data || half?.userId === undefined) return null
  const user = await getDb().user.findUnique({ where: { id: half.userId } })
  if (!user || user.disabledAt || user.sessionVersion !== half.sessionVersion) return null
  const { proof } = parsed.data
  const from = device === undefined ? origin : { ...origin, device: hashOfMark(device) }
  if (!(await takeProof(user.id, proof, 'second-step', from))) {
    await recordRefusal('second_step', { ...origin, target: { type: 'user', id: user.id } })
    return null
  }
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    sessionVersion: user.sessionVersion,
    factor: proof.method,
  }
}

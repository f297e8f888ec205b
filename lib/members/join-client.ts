import { inTransaction } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { acceptInvitation } from '#lib/members/accept-invitation.ts'
import { findOpenInvitation } from '#lib/members/find-invitation.ts'
import type { JoinInput } from '#lib/members/schema.ts'
import { hashPassword, requireUncommon } from '#lib/users/password.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { refusal } from '#lib/refusals.ts'

/** Makes an account for the invited address and joins with it: the link has shown already that its holder reads that mail. */
export async function joinClient(
  { token, name, password }: JoinInput,
  network: string | null,
): Promise<{ email: string }> {
  const { email } = await inTransaction((tx) => findOpenInvitation(tx, token))
  await requireFewAttempts('join', email, network)
  await requireUncommon(password, 'password')
  const passwordHash = await hashPassword(password)
  await inTransaction(async (tx) => {
    const id = newId('user')
    const { count } = await tx.user.createMany({
      data: [{ id, email, name, passwordHash, emailVerifiedAt: new Date() }],
      skipDuplicates: true,
    })
    // Registered meanwhile, or the form was sent twice: whoever has the account signs in with its own password.
    if (count === 0) throw invalid('token', refusal('accountThere'))
    const actor = { type: 'person', id, name, environment: 'development', scopes: ['account'], network } as const
    await acceptInvitation(tx, actor, token)
  })
  return { email }
}

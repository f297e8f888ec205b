import { recordEntry } from '#lib/audit/record-entry.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { newId } from '#lib/ids.ts'
import type { OperatorInvitation } from '#lib/generated/prisma/client.ts'
import type { DeedName } from '#lib/operators/action-names.ts'
import { isOpen, lockInvitation } from '#lib/people/invitation-row.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword, isPassword, requireUncommon } from '#lib/users/password.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { newPassword } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

type Given = { token: string; name?: string | undefined; password: string }

/**
 * Makes the holder of an invitation's link an operator: with the password of the account that the address has, or with a new
 * account. The link works once, and ends the sessions of before.
 */
export async function joinOperators(given: Given, network: string | null): Promise<{ email: string }> {
  const { invitationId } = readLink('operator', given.token)
  const found = await getDb().operatorInvitation.findUnique({ where: { id: invitationId } })
  if (!found || !(await isOpen(getDb(), found))) throw brokenLink()
  await requireFewAttempts('join', found.email, network)
  const known = await getDb().user.findUnique({ where: { email: found.email } })
  if (known && !(await isPassword(given.password, known.passwordHash)))
    throw invalid('password', refusal('accountPassword'))
  const account = known ? undefined : await newAccount(given)
  await inTransaction(async (tx) => {
    const row = await lockInvitation(tx, invitationId)
    if (!row || !(await isOpen(tx, row))) throw brokenLink()
    await accept(tx, row, account, network)
  })
  return { email: found.email }
}

async function newAccount({ name, password }: Given) {
  if (name === undefined) throw invalid('name', refusal('required'))
  const parsed = newPassword.safeParse(password)
  if (!parsed.success) throw invalid('password', parsed.error.issues[0]?.message ?? 'is not good')
  await requireUncommon(password, 'password')
  return { name, passwordHash: await hashPassword(password) }
}

async function accept(
  tx: Tx,
  { id, email, role, invitedBy }: OperatorInvitation,
  account: { name: string; passwordHash: string } | undefined,
  network: string | null,
): Promise<void> {
  const now = new Date()
  // Somebody may have registered the address, or been disabled, since we looked.
  const { count } = account
    ? await tx.user.createMany({
        data: [{ id: newId('user'), email, ...account, operatorRole: role, emailVerifiedAt: now }],
        skipDuplicates: true,
      })
    : await tx.user.updateMany({ where: { email, disabledAt: null, operatorRole: null }, data: { operatorRole: role } })
  if (count === 0) throw brokenLink()
  await tx.operatorInvitation.update({ where: { id }, data: { acceptedAt: now } })
  const user = await tx.user.findUniqueOrThrow({ where: { email } })
  // Whoever else is signed in as this person was let in for less.
  await endSessions(tx, user.id)
  const deed: DeedName = 'operator.join'
  const after = { invitationId: id, invitedBy, role }
  await recordEntry(tx, { by: user.id, network, action: deed, targetType: 'user', targetId: user.id, after })
}

import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { holds } from '#lib/clients/standing-decisions.ts'
import { readLink } from '#lib/users/mail-link.ts'
import { isPassword } from '#lib/users/password.ts'
import { requireFewAttempts } from '#lib/users/register.ts'

/**
 * Makes the person and their client, with development access. The password is asked for again: whoever registered a
 * foreign address can't have its owner open the account for them by a careless click.
 */
export async function confirmRegistration(
  token: string,
  password: string,
  network: string | null,
): Promise<{ email: string }> {
  const { passwordHash, ...account } = readLink('confirm', token)
  const { email } = account
  await requireFewAttempts('confirm', email, network)
  if (!(await isPassword(password, passwordHash))) throw invalid('password', 'is not the one that you registered with')
  const known = await getDb().user.findUnique({ where: { email } })
  // The same link opened twice; another link for the same address must not open the first one's account.
  if (known && !(await isPassword(password, known.passwordHash))) {
    throw invalid(
      'token',
      'This address is confirmed already, with another password. Sign in, or choose a new password.',
    )
  }
  if (!known) await inTransaction((tx) => makeAccount(tx, { ...account, passwordHash }))
  return { email }
}

type Account = ReturnType<typeof readLink<'confirm'>>

async function makeAccount(tx: Tx, { email, name, organisation, purpose, passwordHash }: Account): Promise<void> {
  const id = newId('user')
  // Two confirmations at once: the second finds the address taken and adds nothing.
  const { count } = await tx.user.createMany({
    data: [{ id, email, name, passwordHash, emailVerifiedAt: new Date() }],
    skipDuplicates: true,
  })
  if (count === 0) return
  const client = await tx.client.create({
    data: { id: newId('client'), name: organisation ?? name, ...(await standingOf(tx, purpose)) },
  })
  await tx.membership.create({ data: { userId: id, clientId: client.id } })
}

/** Whoever looks for a document orders at once, if that is what operators have decided for all; or is looked at by one of them. */
async function standingOf(tx: Tx, purpose: Account['purpose']) {
  if (purpose === 'integration') return { kind: purpose }
  return (await holds(tx, 'personal_accounts'))
    ? { kind: 'personal' as const, byHand: true }
    : { kind: 'personal' as const, productionState: 'requested' as const, productionRequestedAt: new Date() }
}

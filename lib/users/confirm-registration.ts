import { timingSafeEqual } from 'node:crypto'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Client, User } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { holds } from '#lib/clients/standing-decisions.ts'
import { readLink } from '#lib/users/mail-link.ts'
import { isPassword } from '#lib/users/password.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { hashOfMark } from '#lib/users/browser-mark.ts'
import type { ConfirmEmailInput } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

type Account = ReturnType<typeof readLink<'confirm'>>
type NewAccount = { user: User; client: Client; firstOrderId: string | undefined }
type Confirming = {
  network: string | null
  /** The cookie of the browser that asks; undefined where it has registered nothing lately. */
  browser: string | undefined
  /** Whose session that browser has. */
  signedInAs: string | undefined
  /** What else happens with the account, in its transaction. */
  onMade: (tx: Tx, made: NewAccount) => Promise<void>
}
/** `made`: the account that this call made without a password, for its browser is the one that registered. */
type Confirmed = { email: string; firstOrderId: string | undefined; toApply: boolean; made?: User }

/**
 * Makes the person and their client, with development access. Whoever registered a foreign address can't have its owner open
 * the account for them by a careless click: the browser that registered is asked for, or else the password.
 */
export async function confirmRegistration(
  { token, password }: ConfirmEmailInput,
  { network, browser, signedInAs, onMade }: Confirming,
): Promise<Confirmed> {
  const account = readLink('confirm', token)
  const { email, passwordHash, firstOrderId } = account
  const known = await getDb().user.findUnique({ where: { email } })
  const outcome = { email, firstOrderId, toApply: account.purpose === 'research' }
  // Their own link once more: there is nothing left that it could open.
  if (known && known.id === signedInAs) return outcome
  const recognised = !known && isRegistering(account, browser)
  if (!recognised && password === undefined) throw invalid('password', refusal('required'))
  await requireFewAttempts('confirm', email, network)
  if (!recognised && !(await isPassword(password ?? '', passwordHash)))
    throw invalid('password', refusal('passwordOther'))
  // The same link opened twice; another link for the same address must not open the first one's account.
  if (known && !(await isPassword(password ?? '', known.passwordHash))) throw confirmedAlready()
  const made = known ? undefined : await inTransaction((tx) => makeAccount(tx, account, onMade))
  // Another confirmation came first, and it has the session.
  if (!made && password === undefined) throw invalid('password', refusal('required'))
  return { ...outcome, ...(recognised && made ? { made } : {}) }
}

const confirmedAlready = () => invalid('token', refusal('confirmedAlready'))

function isRegistering({ browser: known }: Account, browser: string | undefined): boolean {
  if (!known || browser === undefined || known.until < Date.now()) return false
  const [expected, given] = [Buffer.from(known.hash), Buffer.from(hashOfMark(browser))]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

async function makeAccount(
  tx: Tx,
  { email, name, organisation, purpose, passwordHash, firstOrderId }: Account,
  onMade: Confirming['onMade'],
): Promise<User | undefined> {
  const id = newId('user')
  // Two confirmations at once: the second finds the address taken and adds nothing.
  const [user] = await tx.user.createManyAndReturn({
    data: [{ id, email, name, passwordHash, emailVerifiedAt: new Date() }],
    skipDuplicates: true,
  })
  if (!user) return undefined
  const client = await tx.client.create({
    data: { id: newId('client'), name: organisation ?? name, ...(await standingOf(tx, purpose)) },
  })
  await tx.membership.create({ data: { userId: id, clientId: client.id } })
  await onMade(tx, { user, client, firstOrderId })
  return user
}

/** Whoever looks for a document orders at once, if that is what operators have decided for all; or is looked at by one of them. */
async function standingOf(tx: Tx, purpose: Account['purpose']) {
  if (purpose === 'integration') return { kind: purpose }
  // Nobody has to read an account that is there to be a researcher's; that they apply for.
  if (purpose === 'research') return { kind: 'personal' as const, byHand: await holds(tx, 'personal_accounts') }
  return (await holds(tx, 'personal_accounts'))
    ? { kind: 'personal' as const, byHand: true }
    : { kind: 'personal' as const, productionState: 'requested' as const, productionRequestedAt: new Date() }
}

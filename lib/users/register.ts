import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { makeLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword, isPassword } from '#lib/users/password.ts'
import type { RegisterInput } from '#lib/users/schema.ts'

export const tooMany = () =>
  new ApiError('rate_limited', 'That was tried too often. Wait a few minutes and try again.', {
    headers: { 'Retry-After': '300' },
  })

/** Draws from a bucket of one address, and from one that all addresses share. */
export async function requireFewAttempts(occasion: string, address: string): Promise<void> {
  const all = await drawTokens(`${occasion}:*`, 'development', { perMinute: 120, burst: 240 }, 1)
  const own = await drawTokens(`${occasion}:${address}`, 'development', { perMinute: 0.5, burst: 5 }, 1)
  if (all.drawn < 1 || own.drawn < 1) throw tooMany()
}

/**
 * Begins a registration: a mail with a link, and nothing else. An address that has an account gets a mail that says so,
 * and the caller learns nothing of the difference.
 */
export async function register({ email, password, name, organisation }: RegisterInput): Promise<void> {
  await requireFewAttempts('register', email)
  const passwordHash = await hashPassword(password)
  const link = makeLink('confirm', {
    name,
    email,
    passwordHash,
    ...(organisation === undefined ? {} : { organisation }),
  })
  await inTransaction(async (tx) => {
    const taken = await tx.user.findUnique({ where: { email }, select: { name: true } })
    await postMail(tx, {
      to: { email, name: taken?.name ?? name },
      letter: taken ? takenLetter() : confirmLetter(link),
    })
  })
}

const confirmLetter = (url: string): Letter => ({
  subject: 'Confirm your address for Callslip',
  body: [
    'Confirm that this address is yours, with the password that you chose.',
    'The link is good for two days. If you did not register, ignore this mail: without the password nothing comes of it.',
  ],
  link: { label: 'Confirm the address', url },
})

const takenLetter = (): Letter => ({
  subject: 'You already have a Callslip account',
  body: [
    'Somebody, probably you, tried to register with this address. It has an account already.',
    [{ label: 'If you have forgotten the password, choose a new one', url: portalUrl('/forgot-password') }],
  ],
  link: { label: 'Sign in', url: portalUrl('/sign-in') },
})

/**
 * Makes the person and their client, with development access. The password is asked for again: whoever registered a
 * foreign address can't have its owner open the account for them by a careless click.
 */
export async function confirmRegistration(token: string, password: string): Promise<{ email: string }> {
  const { email, name, organisation, passwordHash } = readLink('confirm', token)
  await requireFewAttempts('confirm', email)
  if (!(await isPassword(password, passwordHash))) throw invalid('password', 'is not the one that you registered with')
  const known = await getDb().user.findUnique({ where: { email } })
  // The same link opened twice; another link for the same address must not open the first one's account.
  if (known && !(await isPassword(password, known.passwordHash))) {
    throw invalid(
      'token',
      'This address is confirmed already, with another password. Sign in, or choose a new password.',
    )
  }
  if (!known) await inTransaction((tx) => makeAccount(tx, { email, name, organisation, passwordHash }))
  return { email }
}

type Account = { email: string; name: string; organisation?: string | undefined; passwordHash: string }

async function makeAccount(tx: Tx, { email, name, organisation, passwordHash }: Account): Promise<void> {
  const id = newId('user')
  // Two confirmations at once: the second finds the address taken and adds nothing.
  const { count } = await tx.user.createMany({
    data: [{ id, email, name, passwordHash, emailVerifiedAt: new Date() }],
    skipDuplicates: true,
  })
  if (count === 0) return
  const client = await tx.client.create({ data: { id: newId('client'), name: organisation ?? name } })
  await tx.membership.create({ data: { userId: id, clientId: client.id } })
}

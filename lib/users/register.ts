import { drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/send-mail.ts'
import { makeLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword, isPassword } from '#lib/users/password.ts'
import type { RegisterInput } from '#lib/users/schema.ts'

export const tooMany = () =>
  new ApiError('rate_limited', 'That was tried too often. Wait a few minutes and try again.', {
    headers: { 'Retry-After': '300' },
  })

/**
 * Draws from the bucket of the network that asks, and from that of the address asked for. None is shared by everybody, or
 * one sender could empty it for all; and a network that has used up its own takes nothing from an address any more.
 */
export async function requireFewAttempts(occasion: string, address: string, network: string | null): Promise<void> {
  await requireToken(`${occasion}:from ${network ?? 'an unknown network'}`, { perMinute: 6, burst: 60 })
  await requireToken(`${occasion}:${address}`, { perMinute: 0.5, burst: 5 })
}

async function requireToken(bucket: string, allowance: Allowance): Promise<void> {
  const { drawn } = await drawTokens(bucket, 'development', allowance, 1)
  if (drawn < 1) throw tooMany()
}

/**
 * Begins a registration: a mail with a link, and nothing else. An address that has an account gets a mail that says so,
 * and the caller learns nothing of the difference.
 */
export async function register(
  { email, password, name, organisation }: RegisterInput,
  network: string | null,
): Promise<void> {
  await requireFewAttempts('register', email, network)
  const passwordHash = await hashPassword(password)
  const link = makeLink('confirm', {
    name,
    email,
    passwordHash,
    ...(organisation === undefined ? {} : { organisation }),
  })
  await inTransaction(async (tx) => {
    const taken = await tx.user.findUnique({ where: { email }, select: { name: true } })
    const mail = taken ? takenMail(taken.name) : confirmMail(name, link)
    await postMail(tx, { dedupeKey: `register:${newId('mail')}`, recipient: email, ...mail })
  })
}

const confirmMail = (name: string, link: string) => ({
  subject: 'Confirm your address for Callslip',
  text: [
    `Hello ${name},`,
    `confirm that this address is yours, with the password that you chose:`,
    link,
    `The link is good for two days. If you did not register, ignore this mail: without the password nothing comes of it.`,
  ].join('\n\n'),
})

const takenMail = (name: string) => ({
  subject: 'You already have a Callslip account',
  text: [
    `Hello ${name},`,
    `somebody, probably you, tried to register with this address. It has an account already; sign in here:`,
    `${getEnv().PORTAL_URL}/sign-in`,
    `If you have forgotten the password, choose a new one here:`,
    `${getEnv().PORTAL_URL}/forgot-password`,
  ].join('\n\n'),
})

/**
 * Makes the person and their client, with development access. The password is asked for again: whoever registered a
 * foreign address can't have its owner open the account for them by a careless click.
 */
export async function confirmRegistration(
  token: string,
  password: string,
  network: string | null,
): Promise<{ email: string }> {
  const { email, name, organisation, passwordHash } = readLink('confirm', token)
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
  if (!known) await inTransaction((tx) => makeAccount(tx, { email, name, organisation, passwordHash }))
  return { email }
}

type Account = { email: string; name: string; organisation?: string | undefined; passwordHash: string }

async function makeAccount(
  tx: Parameters<typeof postMail>[0],
  { email, name, organisation, passwordHash }: Account,
): Promise<void> {
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

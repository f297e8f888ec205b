import { randomBytes } from 'node:crypto'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import type { SignOn, User } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { isStoodFor } from '#lib/members/permissions.ts'
import { getMoment } from '#lib/moment.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import { isGoogle } from '#lib/users/is-google.ts'
import { hashPassword } from '#lib/users/password.ts'
import { calledName } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a provider has confirmed of somebody. */
export type Confirmed = {
  issuer: string
  subject: string
  email?: string | undefined
  /** False where the provider says that it isn't; absent where it says nothing. */
  emailVerified?: boolean | undefined
  name?: string | undefined
  /** The domain of the organisation whose account it is, as Google says it (`hd`). */
  hostedDomain?: string | undefined
}

/** What a provider's answer was asked for by. */
export type Provider = Pick<SignOn, 'issuer' | 'providerClientId'>

/**
 * Whose account it is that a client's provider signs in to. Who has come before is known by issuer and subject. Whoever comes
 * first is known by their address: a member, or somebody new where the client has proved the address's domain. An account
 * that isn't a member's is never opened, whoever says so: its owner accepts an invitation, or nothing happens.
 */
export async function admitPerson(
  tx: Tx,
  clientId: string,
  { who, by }: { who: Confirmed; by: Provider },
  network: string | null,
): Promise<User> {
  // Two tabs of somebody new come in one after the other.
  await lockClient(tx, clientId)
  const signOn = await requireSame(tx, clientId, by)
  await requireOfOrganisation(tx, clientId, who)
  const { issuer, subject } = who
  const createdAt = await getMoment(tx)
  const where = { clientId_issuer_subject: { clientId, issuer, subject } }
  const known = await tx.signOnIdentity.findUnique({ where, include: { user: true } })
  if (known) {
    const user = await requireMember(tx, clientId, known.user, 'removed')
    // Known by the present app too, so that nobody else is by their address.
    if (known.createdAt < signOn.createdAt) await tx.signOnIdentity.update({ where, data: { createdAt } })
    return user
  }
  const email = await requireAddress(tx, clientId, who)
  const present = await tx.user.findUnique({ where: { email: email.address } })
  // Of an address that isn't the client's, who is no member is told the same whether there is an account: it could ask of all.
  const stranger = email.proved ? 'not_member' : 'foreign_address'
  if (!present && !email.proved) throw new SignOnRefused(stranger)
  const user = present
    ? await requireFirst(tx, signOn, await requireMember(tx, clientId, present, stranger))
    : await addMember(tx, signOn, { email: email.address, name: who.name }, network)
  await tx.signOnIdentity.create({ data: { clientId, issuer, subject, userId: user.id, createdAt } })
  return user
}

/** Its answer took a while: by now single sign-on may be removed, or led elsewhere, and what it had begun is ended. */
async function requireSame(tx: Tx, clientId: string, by: Provider): Promise<SignOn> {
  const row = await tx.signOn.findUnique({ where: { clientId } })
  if (row?.issuer !== by.issuer || row.providerClientId !== by.providerClientId) throw new SignOnRefused('begin_again')
  return row
}

/**
 * At Google anybody may have an account, with any address whose mail they could read once: one of the organisation's own
 * names its domain. It is asked of those who are known too, for they may have come in before it was.
 */
async function requireOfOrganisation(tx: Tx, clientId: string, { issuer, hostedDomain = '' }: Confirmed) {
  if (isGoogle(issuer) && !(await isProved(tx, clientId, hostedDomain.toLowerCase())))
    throw new SignOnRefused('personal_account')
}

const isProved = async (tx: Tx, clientId: string, domain: string) =>
  (await tx.signOnDomain.count({ where: { clientId, domain, provedAt: { not: null } } })) > 0

type Stranger = 'removed' | 'not_member' | 'foreign_address'

async function requireMember(tx: Tx, clientId: string, user: User, otherwise: Stranger): Promise<User> {
  const membership = await tx.membership.findUnique({ where: { userId_clientId: { userId: user.id, clientId } } })
  if (!membership) throw new SignOnRefused(otherwise)
  if (user.disabledAt) throw new SignOnRefused('refused')
  return user
}

/**
 * An address passes from one person to the next; who has come in by it is known by more. Not by what another app at their
 * provider called them, which need not be what this one does.
 */
async function requireFirst(tx: Tx, { clientId, issuer, createdAt }: SignOn, user: User): Promise<User> {
  const present = { clientId, issuer, userId: user.id, createdAt: { gte: createdAt } }
  if ((await tx.signOnIdentity.count({ where: present })) > 0) throw new SignOnRefused('known_otherwise')
  return user
}

/** The address that counts: of a domain that the client has proved, or one that the provider has verified. */
async function requireAddress(tx: Tx, clientId: string, { email, emailVerified }: Confirmed) {
  const address = email?.trim().toLowerCase()
  if (address === undefined || !/^[^@\s]+@[^@\s]+$/.test(address)) throw new SignOnRefused('no_address')
  if (emailVerified === false) throw new SignOnRefused('unverified')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const proved = await isProved(tx, clientId, domain)
  if (!proved && emailVerified !== true) throw new SignOnRefused('unverified')
  return { address, proved }
}

/** A new person in the client's name. Nobody knows their password, so they have none until they choose one by mail. */
async function addMember(
  tx: Tx,
  { clientId, role: given }: SignOn,
  { email, name }: { email: string; name: string | undefined },
  network: string | null,
): Promise<User> {
  const standing = { state: 'pending', expiresAt: { gt: new Date() } } as const
  const found = await tx.invitation.findFirst({ where: { clientId, email, ...standing } })
  const invitation = found && (await isStoodFor(tx, found)) ? found : undefined
  // What an owner has said of this very person is more than what holds for everybody.
  const role = invitation?.role ?? given
  const user = await tx.user.create({
    data: {
      id: newId('user'),
      email,
      name: calledName.safeParse(name).data ?? nameIn(email),
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      emailVerifiedAt: new Date(),
    },
  })
  await tx.membership.create({ data: { userId: user.id, clientId, role } })
  if (invitation) await tx.invitation.update({ where: { id: invitation.id }, data: { state: 'accepted' } })
  await recordClientAction(tx, {
    clientId,
    actor: { type: 'customer', id: user.id, network },
    type: 'member.joined',
    payload: { role, through: t('singleSignOn'), ...(invitation ? { invitationId: invitation.id } : {}) },
  })
  return user
}

/** `jeanne.dupont@…`: as good a name as there is, until they write another. */
const nameIn = (email: string) =>
  calledName.safeParse(email.slice(0, email.lastIndexOf('@')).replace(/[^\p{L}\p{N}]+/gu, ' ')).data ?? t('aMember')

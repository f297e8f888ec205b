import { drawTokens } from '#lib/clients/rate-buckets.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Client, Invitation } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { invitationLetter } from '#lib/members/letters.ts'
import { mayMail } from '#lib/users/few-mails.ts'
import { linkLifetimes, makeLink } from '#lib/users/mail-link.ts'
import { tooMany } from '#lib/users/register.ts'

/**
 * Mails to strangers: a client may send so many, and an address gets few, of one client and of all. Before the transaction, so that a
 * refused attempt counts too, and nobody waits for another connection who holds one, and the client.
 */
export async function requireFewInvitations(clientId: string, email: string): Promise<void> {
  const { drawn } = await drawTokens(`invite:${clientId}`, 'development', { perMinute: 1, burst: 30 }, 1)
  if (drawn < 1) throw tooMany()
  if (await mayMail('invite', email, clientId)) return
  throw new ApiError('rate_limited', 'This address was invited often enough for today. Try again tomorrow.', {
    headers: { 'Retry-After': '86400' },
  })
}

export const newExpiry = () => new Date(Date.now() + linkLifetimes.invite)

/** The letter goes to the invited address as it is; who reads it has not said yet what they are called. */
export const mailInvitation = (
  tx: Tx,
  { name }: Pick<Client, 'name'>,
  { id, email, role }: Invitation,
): Promise<void> =>
  postMail(tx, { to: { email }, letter: invitationLetter(name, role, makeLink('invite', { invitationId: id })) })

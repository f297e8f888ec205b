import { drawTokens } from '#lib/clients/rate-buckets.ts'
import type { Tx } from '#lib/db.ts'
import type { Client, Invitation } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { invitationLetter } from '#lib/members/letters.ts'
import { linkLifetimes, makeLink } from '#lib/users/mail-link.ts'
import { tooMany } from '#lib/users/register.ts'
import { hashOf } from '#lib/users/sign-in-limits.ts'

/**
 * Mails to strangers: a client may send so many, and an address gets so many, whoever asks. Before the transaction, so that a
 * refused attempt counts too, and nobody waits for another connection who holds one, and the client.
 */
export async function requireFewInvitations(clientId: string, email: string): Promise<void> {
  const buckets = [
    [`invite:${clientId}`, { perMinute: 1, burst: 30 }],
    [`invite:${hashOf(email)}`, { perMinute: 0.1, burst: 5 }],
  ] as const
  for (const [bucket, allowance] of buckets)
    if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) throw tooMany()
}

export const newExpiry = () => new Date(Date.now() + linkLifetimes.invite)

/** The letter goes to the invited address as it is; who reads it has not said yet what they are called. */
export const mailInvitation = (
  tx: Tx,
  { name }: Pick<Client, 'name'>,
  { id, email, role }: Invitation,
): Promise<void> =>
  postMail(tx, { to: { email }, letter: invitationLetter(name, role, makeLink('invite', { invitationId: id })) })

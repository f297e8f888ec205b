import { z } from 'zod'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'
import { refusal } from '#lib/refusals.ts'

const contents = {
  // A registration lives in its link alone until it is confirmed, so nobody can occupy another person's address.
  confirm: z.object({
    name: z.string(),
    email: z.string(),
    organisation: z.string().optional(),
    // Links of before were mailed to people who connect a system.
    purpose: z.enum(['documents', 'integration', 'research']).default('integration'),
    passwordHash: z.string(),
    // The browser that registered, and until when it is believed.
    browser: z.object({ hash: z.string(), until: z.number() }).optional(),
    // What was asked for beside it.
    firstOrderId: z.string().optional(),
  }),
  // `seal` is of the password that is to be replaced and of the address it was mailed to: with either of them the link is void.
  reset: z.object({ userId: z.string(), seal: z.string() }),
  // What it is for stands in its row, which can be withdrawn.
  invite: z.object({ invitationId: z.string() }),
  // What it is for stands in the row of the invitation: withdrawing that makes the link void.
  operator: z.object({ invitationId: z.string() }),
  // Void once the password or the address has changed, or the session has ended that asked: whoever signs a thief out is rid
  // of what they asked for. Links of before don't name it.
  address: z.object({
    userId: z.string(),
    seal: z.string(),
    email: z.string(),
    from: z.string(),
    sessionId: z.string().optional(),
  }),
  // The deletion of an account that is taken back.
  keep: z.object({ deletionId: z.string() }),
} as const
type Purpose = keyof typeof contents
type Content<P extends Purpose> = z.output<(typeof contents)[P]>

const pages: Record<Purpose, string> = {
  confirm: '/confirm-email',
  reset: '/reset-password',
  invite: '/invitation',
  operator: '/join-operators',
  address: '/confirm-address',
  keep: '/keep-account',
}
export const linkLifetimes: Record<Purpose, number> = {
  confirm: 48 * 3_600_000,
  reset: 3_600_000,
  invite: 7 * 24 * 3_600_000,
  operator: 7 * 24 * 3_600_000,
  address: 24 * 3_600_000,
  // As long as it can be taken back.
  keep: 14 * 24 * 3_600_000,
}
const isPurpose = (purpose: string): purpose is Purpose => Object.hasOwn(contents, purpose)
const envelope = z.object({ purpose: z.string(), expiresAt: z.number(), content: z.unknown() })

const seal = (purpose: Purpose, content: unknown, expiresAt = Date.now() + linkLifetimes[purpose]) =>
  encrypt(JSON.stringify({ purpose, expiresAt, content }))

/** A link for a mail. What it carries is encrypted and authenticated: it can be neither read nor made by anyone else. */
export const makeLink = <P extends Purpose>(purpose: P, content: Content<P>): string =>
  `${getEnv().PORTAL_URL}${pages[purpose]}?token=${seal(purpose, content)}`

function open(token: string) {
  try {
    return envelope.safeParse(JSON.parse(decrypt(token))).data
  } catch {
    return undefined
  }
}

/** The same link, its time beginning now: the mail that brings it may have waited for its server. What it opens ends with it. */
export async function renewLink(url: string): Promise<string> {
  const [page, token = ''] = url.split('?token=')
  const opened = open(token)
  if (!opened || !isPurpose(opened.purpose)) return url
  const { purpose, content } = opened
  const until = Date.now() + linkLifetimes[purpose]
  await endWith(purpose, content, new Date(until))
  return `${page}?token=${seal(purpose, content, until)}`
}

const rowsOf = z.object({ firstOrderId: z.string().optional(), invitationId: z.string().optional() })

/** Of the rows behind a link, which end by themselves while they wait. */
async function endWith(purpose: Purpose, content: unknown, expiresAt: Date): Promise<void> {
  const { firstOrderId, invitationId: id = '' } = rowsOf.parse(content)
  const data = { expiresAt }
  if (firstOrderId !== undefined)
    await getDb().firstOrder.updateMany({ where: { id: firstOrderId, clientId: null }, data })
  if (purpose === 'invite') await getDb().invitation.updateMany({ where: { id, state: 'pending' }, data })
  if (purpose === 'operator')
    await getDb().operatorInvitation.updateMany({ where: { id, acceptedAt: null, withdrawnAt: null }, data })
}

export const brokenLink = () => invalid('token', refusal('linkGone'))

/** What a link of ours carries; throws 400 where it is altered, made for something else, or too old. */
export function readLink<P extends Purpose>(purpose: P, token: string): Content<P> {
  const opened = open(token)
  if (!opened || opened.purpose !== purpose || opened.expiresAt < Date.now()) throw brokenLink()
  const content = contents[purpose].safeParse(opened.content)
  if (!content.success) throw brokenLink()
  return content.data as Content<P> // the schema was chosen by P
}

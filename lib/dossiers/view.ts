import type { OrderMailView, RemarkView } from '#lib/dossiers/schema.ts'
import type { Mail, OrderRemark } from '#lib/generated/prisma/client.ts'
import { sealedLink } from '#lib/mail/letter.ts'

export const withAuthor = { author: { select: { name: true } } } as const

export const toRemarkView = (row: OrderRemark & { author: { name: string } | null }): RemarkView => ({
  id: row.id,
  text: row.text,
  ...(row.author === null ? {} : { author: row.author.name }),
  createdAt: row.createdAt.toISOString(),
})

/** Of a link only where it leads: what follows may open something in its reader's name. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(sealedLink, '…').replace(/(https?:\/\/[^\s?#<>]+)[?#][^\s<>]*/g, '$1')

export const toOrderMailView = (row: Mail): OrderMailView => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  ...(row.text === '' ? {} : { text: withoutSecrets(row.text) }),
  createdAt: row.createdAt.toISOString(),
  ...(row.sentAt === null ? {} : { sentAt: row.sentAt.toISOString() }),
  ...(row.refusedAt === null ? {} : { refused: row.refusal ?? '' }),
})

import type { Prisma } from '#lib/generated/prisma/client.ts'

/** What somebody was mailed. By the person, for their address may be another by now; mails of before don't say who had it. */
export const mailedTo = (userId: string, recipient: string): Prisma.MailWhereInput => ({
  OR: [{ userId }, { userId: null, recipient }],
})

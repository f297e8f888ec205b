import type { Tx } from '#lib/db.ts'
import { isId } from '#lib/ids.ts'
import { readNumber } from '#lib/orders/number.ts'

/** The ids that entries of the audit log bear of what somebody names: an order by its number, a person by their address. */
export async function findTargets(tx: Tx, about: string): Promise<string[]> {
  const select = { id: true } as const
  if (isId('client', about)) {
    const keys = await tx.apiKey.findMany({ where: { clientId: about }, select })
    const endpoints = await tx.webhookEndpoint.findMany({ where: { clientId: about }, select })
    return [about, ...[...keys, ...endpoints].map(({ id }) => id)]
  }
  if (isId('researcher', about)) {
    const researcher = await tx.researcher.findUnique({ where: { id: about }, select: { userId: true } })
    return [about, ...(researcher?.userId ? [researcher.userId] : [])]
  }
  if (about.includes('@')) {
    const email = about.toLowerCase()
    const invitations = await tx.operatorInvitation.findMany({ where: { email }, select })
    return [...(await tx.user.findMany({ where: { email }, select })), ...invitations].map(({ id }) => id)
  }
  const number = readNumber(about)
  const order = number === undefined ? null : await tx.order.findUnique({ where: { number }, select })
  return order ? [order.id] : [about]
}

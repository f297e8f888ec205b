import type { Tx } from '#lib/db.ts'

/** Lets an order that is new again be told of again, but to those who offered: they have a mail of their own (lib/notices/open-again-notice.ts). */
export async function alertAnew(tx: Tx, orderId: string): Promise<void> {
  const offers = await tx.offer.findMany({ where: { orderId }, select: { researcherId: true } })
  const bidders = offers.map((one) => one.researcherId)
  await tx.researcherAlert.deleteMany({ where: { orderId, researcherId: { notIn: bidders } } })
}

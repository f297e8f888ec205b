import { Prisma, type Offer, type Order } from '#lib/generated/prisma/client.ts'

// Whether an offer `f` is for the order `o` as it reads now. In SQL and in the program: the same sentence twice, side by side.

/** It can be chosen. */
export const isUpToDate = Prisma.sql`f.status = 'ACTIVE' AND f.order_version = o.version`
/** It stands, and was made for what the order said before a change: its researcher is asked. */
export const isOutdated = Prisma.sql`f.status = 'ACTIVE' AND f.order_version < o.version`

export const awaitsConfirmation = (
  { status, orderVersion }: Pick<Offer, 'status' | 'orderVersion'>,
  { version }: Pick<Order, 'version'>,
): boolean => status === 'ACTIVE' && orderVersion < version

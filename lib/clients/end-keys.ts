import type { Tx } from '#lib/db.ts'
import type { ApiKey, Prisma } from '#lib/generated/prisma/client.ts'
import { getMoment } from '#lib/moment.ts'

/** Ends these keys, from the next request on and in every process. Returns those that hadn't been ended before. */
export async function endKeys(tx: Tx, which: Prisma.ApiKeyWhereInput): Promise<ApiKey[]> {
  const now = await getMoment(tx)
  return tx.apiKey.updateManyAndReturn({
    where: { AND: [which, { OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] }] },
    data: { revokedAt: now },
  })
}

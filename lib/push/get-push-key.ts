import type { Tx } from '#lib/db.ts'
import type { PushKeyView } from '#lib/push/schema.ts'
import { getVapidKeyRow } from '#lib/push/vapid-key-row.ts'

export async function getPushKey(tx: Tx): Promise<PushKeyView> {
  const { publicKey } = await getVapidKeyRow(tx)
  return { publicKey }
}

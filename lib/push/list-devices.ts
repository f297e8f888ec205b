import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { findSeen } from '#lib/push/device-row.ts'
import type { PushDeviceView } from '#lib/push/schema.ts'
import { toPushDeviceView } from '#lib/push/view.ts'

/** Where a person is notified, by sessions that are still good. */
export async function listDevices(tx: Tx, actor: PersonActor, page: PageRequest): Promise<Page<PushDeviceView>> {
  requireCursor('session', page)
  const { items, hasMore } = toPage(await findSeen(tx, actor.sessionId ?? '', page), page.limit)
  return { items: items.map((row) => toPushDeviceView(row, actor)), hasMore }
}

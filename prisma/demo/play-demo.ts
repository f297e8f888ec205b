import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { takeEvents } from '#lib/events/take-events.ts'
import { noteNews } from '#lib/inbox/note-news.ts'
import { gatherCast, type Known } from '#prisma/demo/cast.ts'
import { earlierOrders } from '#prisma/demo/earlier-orders.ts'
import { endedOrders } from '#prisma/demo/ended-orders.ts'
import { keepBooks } from '#prisma/demo/keep-books.ts'
import { newOrders } from '#prisma/demo/new-orders.ts'
import { playStories } from '#prisma/demo/play-stories.ts'
import { runningOrders } from '#prisma/demo/running-orders.ts'
import { troubledOrders } from '#prisma/demo/troubled-orders.ts'

/** The demo's people came so many days ago, a little before their first order. */
export const daysOfDemo = 80

/** Orders of a client in every state that there is. Call it within `atMoment`, with the moment that is the present for all others. */
export async function playDemo(known: Known, environment: Environment, now: Date): Promise<void> {
  const clientId = known.client.id
  const stories = [...earlierOrders, ...endedOrders, ...runningOrders, ...troubledOrders, ...newOrders]
  const cast = await gatherCast(known, environment)
  await playStories(cast, stories, now, (moment) => dateStep(clientId, moment))
  await keepQuiet(clientId)
  mock.timers.setTime(now.getTime())
  await keepBooks(cast.operator)
}

/** What the database itself has dated, by its own clock. */
async function dateStep(clientId: string, moment: Date): Promise<void> {
  await getDb().event.updateMany({ where: { clientId, createdAt: { gt: moment } }, data: { createdAt: moment } })
  for (const dated of ['createdAt', 'openedAt', 'updatedAt'] as const)
    await getDb().order.updateMany({ where: { clientId, [dated]: { gt: moment } }, data: { [dated]: moment } })
}

class Foreign extends Error {}

/**
 * Nobody is mailed today about what happened weeks ago. Where others' events wait as well, everything is carried on. The cursor
 * doesn't pass what was written beside a transaction that is still open, in another database of the server even.
 */
async function keepQuiet(clientId: string): Promise<void> {
  const patience = Date.now() + 10_000
  do {
    try {
      await inTransaction((tx) => passOwn(tx, clientId))
    } catch (error) {
      if (error instanceof Foreign) return
      throw error
    }
    if ((await lookBeyond(getDb(), 1)).beyond === 0) return
    await pause(50)
  } while (Date.now() < patience)
}

/** Inboxes tell of it all the same; what is older than a few days was read then. */
async function fillInboxes(tx: Tx, eventIds: readonly string[]): Promise<void> {
  await noteNews(tx, eventIds)
  const eventId = { in: [...eventIds] }
  const lately = new Date(Date.now() - 3 * 86_400_000)
  await tx.inboxEntry.updateMany({ where: { eventId, createdAt: { lt: lately } }, data: { readAt: lately } })
}

async function passOwn(tx: Tx, clientId: string): Promise<void> {
  const taken = await takeEvents(tx, 10_000, new Map())
  if (taken?.events.some((event) => event.clientId !== clientId)) throw new Foreign()
  await fillInboxes(tx, taken?.events.map(({ id }) => id) ?? [])
}

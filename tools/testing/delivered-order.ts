import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { inTransaction } from '#lib/db.ts'
import { paid, type Initiated, type Market } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

/** An order that is charged and delivered, its jobs done. */
export async function delivered(market: Market): Promise<Initiated> {
  const order = await paid(market)
  const researcher = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, researcher, order.orderId))
  await inTransaction((tx) =>
    deliverOrder(tx, researcher, order.orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
  await runDueJobs()
  return order
}

/** The same, accepted: the researcher has their share. */
export async function completed(market: Market): Promise<Initiated> {
  const order = await delivered(market)
  await inTransaction((tx) => completeOrder(tx, systemActor('development'), order.orderId))
  await runDueJobs()
  return order
}

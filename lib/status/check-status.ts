import { inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { components, type Component } from '#lib/incidents/state.ts'
import type { StatusVerdict } from '#lib/status/state.ts'

/** So long something has to be otherwise before it is said: one slow minute is no event. */
const patienceMs = 2 * 60_000

const lockComponent = defineCommand(
  (component: string) => Prisma.sql`SELECT 1 FROM status_components WHERE component = ${component} FOR UPDATE`,
)

/** Looks at what people use, and notes what has changed. Every minute, by one worker. */
export async function checkStatus(now = new Date(), verdicts?: Record<Component, StatusVerdict>): Promise<void> {
  const found = verdicts ?? (await findVerdicts(now))
  for (const component of components) await note(component, found[component], now)
}

async function note(component: Component, verdict: StatusVerdict, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const first = { component, verdict: 'ok', since: now, checkedAt: now }
    const { count } = await tx.statusComponent.createMany({ data: [first], skipDuplicates: true })
    const change = (to: string) =>
      tx.statusChange.create({ data: { id: newId('statusChange'), component, verdict: to, at: now } })
    if (count > 0) await change('ok')
    await lockComponent(tx, component)
    const row = await tx.statusComponent.findUniqueOrThrow({ where: { component } })
    const calm = { turningTo: null, turningSince: null, checkedAt: now }
    if (row.verdict === verdict) return void (await tx.statusComponent.update({ where: { component }, data: calm }))
    const turning = row.turningTo === verdict && row.turningSince ? row.turningSince : now
    const lasts = now.getTime() - turning.getTime() >= patienceMs
    if (lasts) await change(verdict)
    const data = lasts
      ? { ...calm, verdict, since: now }
      : { turningTo: verdict, turningSince: turning, checkedAt: now }
    await tx.statusComponent.update({ where: { component }, data })
  })
}

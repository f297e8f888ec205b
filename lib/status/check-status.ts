import { inTransaction } from '#lib/db.ts'
import { Prisma, type StatusComponent } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { components, type Component } from '#lib/incidents/state.ts'
import { staleMs, type StatusVerdict } from '#lib/status/state.ts'

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
    const change = (to: string, at = now) =>
      tx.statusChange.create({ data: { id: newId('statusChange'), component, verdict: to, at } })
    if (count > 0) await change('ok')
    await lockComponent(tx, component)
    const row = await tx.statusComponent.findUniqueOrThrow({ where: { component } })
    const known = knownOf(row, now)
    if (known.verdict !== row.verdict) await change(known.verdict, known.since)
    const calm = { turningTo: null, turningSince: null, checkedAt: now }
    if (known.verdict === verdict) return void (await tx.statusComponent.update({ where: { component }, data: calm }))
    const turning = known.turningTo === verdict && known.turningSince ? known.turningSince : now
    const lasts = now.getTime() - turning.getTime() >= patienceMs
    if (lasts) await change(verdict)
    const data = lasts
      ? { ...calm, verdict, since: now }
      : { verdict: known.verdict, since: known.since, turningTo: verdict, turningSince: turning, checkedAt: now }
    await tx.statusComponent.update({ where: { component }, data })
  })
}

/** Where nobody has looked for too long, nothing is known since the last look; what is seen now has to last before it is. */
function knownOf(row: StatusComponent, now: Date): StatusComponent {
  if (now.getTime() - row.checkedAt.getTime() < staleMs) return row
  const since = row.verdict === 'unknown' ? row.since : row.checkedAt
  return { ...row, verdict: 'unknown', since, turningTo: null, turningSince: null }
}

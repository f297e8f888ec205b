import type { PersonActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'
import { exportKey, makeExportJob } from '#lib/rights/jobs.ts'
import type { DataExportView } from '#lib/rights/schema.ts'
import { toExportView } from '#lib/rights/view.ts'
import { requireFewAttempts } from '#lib/users/register.ts'

/** Before the transaction: a refused attempt counts too, and nobody holds one connection to wait for another. */
export async function prepareExport(actor: PersonActor): Promise<void> {
  const { id, origin } = await findOwner(getDb(), actor)
  await requireFewAttempts('export', id, origin.network)
}

/** Has a copy of everything about a person made. While one is being made, that is the one. */
export async function askExport(tx: Tx, actor: PersonActor): Promise<DataExportView> {
  const owner = await findOwner(tx, actor)
  await lockOwner(tx, owner.id)
  const waiting = await tx.dataExport.findFirst({ where: { userId: owner.id, state: 'waiting' } })
  const row = waiting ?? (await tx.dataExport.create({ data: { id: newId('dataExport'), userId: owner.id } }))
  // Planned again for one that waits, in case its job was given up.
  await enqueue(tx, makeExportJob, { exportId: row.id }, { queue: 'data_exports', key: exportKey(row.id) })
  if (!waiting)
    await tellOwner(
      tx,
      actor,
      'A copy of your Callslip data was asked for',
      'A copy of everything about you was asked for in your account. Another mail comes when it is ready; only you can download it, once you are signed in.',
    )
  return toExportView(row)
}

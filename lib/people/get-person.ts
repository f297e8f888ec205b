import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getPersonRow } from '#lib/people/person-row.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { toPersonFile } from '#lib/people/view.ts'

export const getPerson = async (tx: Tx, _actor: OperatorActor, userId: string): Promise<PersonFileView> =>
  toPersonFile(tx, await getPersonRow(tx, userId))

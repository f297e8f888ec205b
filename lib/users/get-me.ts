import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findSignOnClient, getOwnRow } from '#lib/users/user-row.ts'
import type { MeView } from '#lib/users/schema.ts'
import { toMeView } from '#lib/users/view.ts'

export const getMe = async (tx: Tx, actor: PersonActor): Promise<MeView> =>
  toMeView(await getOwnRow(tx, actor), await findSignOnClient(tx, actor))

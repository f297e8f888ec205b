import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { toSignOnView } from '#lib/sign-on/view.ts'

export const getSignOn = (tx: Tx, { clientId }: CustomerActor): Promise<SignOnView> => toSignOnView(tx, clientId)

import type { CustomerActor, OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ActionPayload, ClientActionType } from '#lib/clients/client-actions.ts'
import type { Tx } from '#lib/db.ts'
import type { ApiKey } from '#lib/generated/prisma/client.ts'

export const recordKeyAction = (
  tx: Tx,
  actor: CustomerActor | OperatorActor,
  type: ClientActionType,
  { id, name, lastFour, clientId, environment }: Pick<ApiKey, 'id' | 'name' | 'lastFour' | 'clientId' | 'environment'>,
  more: ActionPayload = {},
): Promise<void> =>
  recordClientAction(tx, { clientId, actor, type, environment, payload: { keyId: id, name, lastFour, ...more } })

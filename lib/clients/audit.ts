import type { Actor, BareActor } from '#lib/actor.ts'
import type { actionActors, ActionPayload, ClientActionType } from '#lib/clients/client-actions.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'

type By = Actor | BareActor
type Action = {
  clientId: string
  actor: Pick<By, 'type' | 'id' | 'network'>
  type: ClientActionType
  payload?: ActionPayload
  /** Of what belongs to one. */
  environment?: Environment
  /** Where the actor doesn't know it. */
  network?: string | null
}

const actorTypes: Record<By['type'], (typeof actionActors)[number]> = {
  customer: 'member',
  person: 'member',
  researcher: 'member',
  api_client: 'api_key',
  operator: 'callslip',
  system: 'callslip',
}

/** Writes down what was done in a client's name, in the transaction of the deed. */
export async function recordClientAction(
  tx: Tx,
  { clientId, actor, type, payload = {}, environment, network = actor.network ?? null }: Action,
): Promise<void> {
  const actorType = actorTypes[actor.type]
  const ours = actorType === 'callslip'
  await tx.clientAction.create({
    data: {
      id: newId('clientAction'),
      clientId,
      type,
      actorType,
      actorId: ours ? null : actor.id,
      network: ours ? null : network,
      environment: environment ?? null,
      payload,
    },
  })
}

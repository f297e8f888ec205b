import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

export async function getClient(tx: Tx, _actor: OperatorActor, clientId: string): Promise<ClientView> {
  const client = await tx.client.findUnique({ where: { id: clientId } })
  if (!client) throw notFound()
  return toClientView(client)
}

import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Client, Prisma } from '#lib/generated/prisma/client.ts'
import { audit } from '#lib/operators/audit.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

export async function listClients(tx: Tx, _actor: OperatorActor, page: PageRequest): Promise<Page<ClientView>> {
  requireCursor('client', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.client.findMany({ where, ...rest }), page.limit)
  return { items: items.map(toClientView), hasMore }
}

export async function getClient(tx: Tx, _actor: OperatorActor, clientId: string): Promise<ClientView> {
  const client = await tx.client.findUnique({ where: { id: clientId } })
  if (!client) throw notFound()
  return toClientView(client)
}

type Change = { action: string; reason?: string | undefined; data: Prisma.ClientUpdateInput }

// Under the row lock, so that before and after in the audit log are what this action found and left.
async function change(tx: Tx, actor: OperatorActor, clientId: string, { action, reason, data }: Change): Promise<ClientView> {
  const [locked] = await tx.$queryRaw<Pick<Client, 'id'>[]>`SELECT id FROM clients WHERE id = ${clientId} FOR UPDATE`
  if (!locked) throw notFound()
  const before = toClientView(await tx.client.findUniqueOrThrow({ where: { id: clientId } }))
  const after = toClientView(await tx.client.update({ where: { id: clientId }, data }))
  await audit(tx, actor, { action, targetType: 'client', targetId: clientId, reason, before, after })
  return after
}

export const updateClient = (tx: Tx, actor: OperatorActor, clientId: string, { reason, ...data }: UpdateClientInput) =>
  change(tx, actor, clientId, { action: 'client.update', reason, data: withoutAbsent(data) })

export const enableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason?: string) =>
  change(tx, actor, clientId, { action: 'client.enable_production', reason, data: { productionState: 'enabled', productionReason: reason ?? null } })

export const disableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) =>
  change(tx, actor, clientId, { action: 'client.disable_production', reason, data: { productionState: 'disabled', productionReason: reason } })

import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Client, Prisma } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/send-mail.ts'
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

type Decision = 'enabled' | 'refused' | 'disabled'
const decisions: Record<Decision, { action: string; sentence: string }> = {
  enabled: { action: 'client.enable_production', sentence: 'has been enabled for production. Create a production key in the portal to begin.' },
  refused: { action: 'client.refuse_production', sentence: 'has not been enabled for production. You can ask again at any time.' },
  disabled: { action: 'client.disable_production', sentence: 'has been disabled for production. Development goes on as before.' },
}

/** One decision about production, with a mail to every member; repeating it says nothing twice. */
async function decide(tx: Tx, actor: OperatorActor, clientId: string, state: Decision, reason?: string): Promise<ClientView> {
  const known = await getClient(tx, actor, clientId)
  const now = new Date()
  const after = await change(tx, actor, clientId, {
    action: decisions[state].action, reason, data: { productionState: state, productionReason: reason ?? null, productionDecidedAt: now },
  })
  if (known.productionState === state && known.productionReason === reason) return after
  const members = await tx.user.findMany({ where: { disabledAt: null, memberships: { some: { clientId } } } })
  for (const { id, email, name } of members) {
    await postMail(tx, {
      dedupeKey: `production-${state}:${clientId}:${now.getTime()}:${id}`,
      recipient: email,
      subject: `Production access: ${state}`,
      text: `Hello ${name},\n\n${after.name} ${decisions[state].sentence}\n${reason === undefined ? '' : `\nThe operator writes: ${reason}\n`}\nCallslip\n`,
    })
  }
  return after
}

export const enableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason?: string) => decide(tx, actor, clientId, 'enabled', reason)
export const refuseProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) => decide(tx, actor, clientId, 'refused', reason)
export const disableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) => decide(tx, actor, clientId, 'disabled', reason)

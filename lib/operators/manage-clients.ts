import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView, UpdateClientInput } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { audit } from '#lib/operators/audit.ts'
import { mailMembers, takeBackMails } from '#lib/operators/mail-members.ts'
import type { FindClientsQuery } from '#lib/operators/schema.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineLock } from '#lib/sql.ts'

function matching(q: string): Prisma.ClientWhereInput {
  const part = { contains: q, mode: 'insensitive' } as const
  return {
    OR: [
      { id: q },
      { name: part },
      { members: { some: { user: { email: part } } } },
      // A key is known by its beginning alone; the rest is nowhere.
      ...(q.startsWith('cs_') ? [{ apiKeys: { some: { prefix: { startsWith: q.slice(0, 24) } } } }] : []),
    ],
  }
}

export async function listClients(
  tx: Tx,
  _actor: OperatorActor,
  { q, status, productionState }: FindClientsQuery,
  page: PageRequest,
): Promise<Page<ClientView>> {
  requireCursor('client', page)
  const { where, rest } = keyset(page)
  const filters = {
    ...(status ? { status } : {}),
    ...(productionState ? { productionState } : {}),
    ...(q === undefined ? {} : matching(q)),
  }
  const { items, hasMore } = toPage(await tx.client.findMany({ where: { ...filters, ...where }, ...rest }), page.limit)
  return { items: items.map(toClientView), hasMore }
}

export async function getClient(tx: Tx, _actor: OperatorActor, clientId: string): Promise<ClientView> {
  const client = await tx.client.findUnique({ where: { id: clientId } })
  if (!client) throw notFound()
  return toClientView(client)
}

type Change = { action: string; reason?: string | undefined; data: Prisma.ClientUpdateInput }

const lockClient = defineLock('clients')

// Under the row lock, so that before and after in the audit log are what this action found and left.
async function change(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { action, reason, data }: Change,
): Promise<{ before: ClientView; after: ClientView }> {
  if ((await lockClient(tx, clientId)) === 0) throw notFound()
  const before = toClientView(await tx.client.findUniqueOrThrow({ where: { id: clientId } }))
  const after = toClientView(await tx.client.update({ where: { id: clientId }, data }))
  await audit(tx, actor, { action, targetType: 'client', targetId: clientId, reason, before, after })
  return { before, after }
}

/** Null sets a limit back to the deployment's own. A suspension and its end are mailed to the members. */
export async function updateClient(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { reason, ...given }: UpdateClientInput,
): Promise<ClientView> {
  const data = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const { before, after } = await change(tx, actor, clientId, { action: 'client.update', reason, data })
  if (before.status === after.status) return after
  if ((await takeBackMails(tx, `suspension:${clientId}`)) > 0) return after
  const suspended = after.status === 'suspended'
  await mailMembers(tx, clientId, `suspension:${clientId}`, {
    subject: suspended ? `${after.name} has been suspended` : `${after.name} may order again`,
    sentence: suspended
      ? `${after.name} has been suspended: API keys and the portal answer with a refusal until an operator lifts it.`
      : `the suspension of ${after.name} has been lifted.`,
    reason,
  })
  return after
}

const decisions = {
  enabled: {
    action: 'client.enable_production',
    sentence: 'has been enabled for production. Create a production key in the portal to begin.',
  },
  refused: {
    action: 'client.refuse_production',
    sentence: 'has not been enabled for production. You can ask again at any time.',
  },
  disabled: {
    action: 'client.disable_production',
    sentence: 'has been disabled for production. Development goes on as before.',
  },
} as const
type Decision = keyof typeof decisions

/** One decision about production, with a mail to every member; repeating it says nothing twice. */
async function decide(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  state: Decision,
  reason?: string,
): Promise<ClientView> {
  const { action, sentence } = decisions[state]
  const { before, after } = await change(tx, actor, clientId, {
    action,
    reason,
    data: { productionState: state, productionReason: reason ?? null, productionDecidedAt: new Date() },
  })
  if (before.productionState === state && before.productionReason === reason) return after
  // A decision changed within the time for undoing replaces the mail of the first.
  const undone = await takeBackMails(tx, `production:${clientId}`)
  if (undone > 0 && before.productionState === 'disabled' && state === 'enabled') return after
  await mailMembers(tx, clientId, `production:${clientId}`, {
    subject: `Production access: ${state}`,
    sentence: `${after.name} ${sentence}`,
    reason,
  })
  return after
}

export const enableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason?: string) =>
  decide(tx, actor, clientId, 'enabled', reason)
export const refuseProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) =>
  decide(tx, actor, clientId, 'refused', reason)
export const disableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) =>
  decide(tx, actor, clientId, 'disabled', reason)

/** Puts a request for production back into the queue: the undoing of a decision, whose mail isn't sent if it still waits. */
export async function reopenProduction(tx: Tx, actor: OperatorActor, clientId: string): Promise<ClientView> {
  const { after } = await change(tx, actor, clientId, {
    action: 'client.reopen_production',
    data: { productionState: 'requested', productionReason: null, productionDecidedAt: null },
  })
  await takeBackMails(tx, `production:${clientId}`)
  return after
}

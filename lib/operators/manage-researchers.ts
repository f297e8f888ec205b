import type Stripe from 'stripe'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { stateOf } from '#lib/researchers/refresh-account.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { toResearcherView } from '#lib/researchers/view.ts'

export async function listResearchers(tx: Tx, actor: OperatorActor, page: PageRequest): Promise<Page<ResearcherView>> {
  requireCursor('researcher', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.researcher.findMany({ where, ...rest, include: { accounts: true } }), page.limit)
  return { items: items.map((row) => toResearcherView(row, actor.environment)), hasMore }
}

async function getRow(tx: Tx, researcherId: string) {
  const row = await tx.researcher.findUnique({ where: { id: researcherId }, include: { accounts: true } })
  if (!row) throw notFound()
  return row
}

type StatusChange = { status: 'pending' | 'approved' | 'suspended'; reason?: string | undefined }

export async function updateResearcher(tx: Tx, actor: OperatorActor, researcherId: string, { status, reason }: StatusChange): Promise<ResearcherView> {
  const before = await getRow(tx, researcherId)
  const after = await tx.researcher.update({ where: { id: researcherId }, data: { status }, include: { accounts: true } })
  await audit(tx, actor, {
    action: 'researcher.update', targetType: 'researcher', targetId: researcherId, reason, before: { status: before.status }, after: { status },
  })
  return toResearcherView(after, actor.environment)
}

/** The provider's half, outside the transaction: the account there is by now, or a new one under a key that repeats. */
export async function prepareAccount(actor: OperatorActor, researcherId: string): Promise<Stripe.Account> {
  const researcher = await getRow(getDb(), researcherId)
  return askProvider(() => openAccount(researcher, actor.environment))
}

export async function keepAccount(tx: Tx, actor: OperatorActor, researcherId: string, account: Stripe.Account): Promise<ResearcherView> {
  const { environment } = actor
  const content = { accountId: account.id, ...stateOf(account) }
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
  await audit(tx, actor, { action: 'researcher.account', targetType: 'researcher', targetId: researcherId, after: content })
  return toResearcherView(await getRow(tx, researcherId), environment)
}

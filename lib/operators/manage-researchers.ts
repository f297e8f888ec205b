import type Stripe from 'stripe'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { audit } from '#lib/operators/audit.ts'
import { mailDecision, takeBackMails } from '#lib/operators/mail-members.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { getRecords } from '#lib/researchers/get-records.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { stateOf } from '#lib/researchers/refresh-account.ts'
import type {
  FindResearchersQuery,
  ResearcherFileView,
  ResearcherStatus,
  ResearcherView,
} from '#lib/researchers/schema.ts'
import { toApplicantView, toResearcherView } from '#lib/researchers/view.ts'
import { defineLock } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

export async function listResearchers(
  tx: Tx,
  actor: OperatorActor,
  { q, status }: FindResearchersQuery,
  page: PageRequest,
): Promise<Page<ResearcherView>> {
  requireCursor('researcher', page)
  const { where, rest } = keyset(page)
  const part = { contains: q ?? '', mode: 'insensitive' } as const
  const filters: Prisma.ResearcherWhereInput = {
    ...(status ? { status } : {}),
    ...(q === undefined
      ? {}
      : {
          OR: [
            { id: q },
            { name: part },
            { user: { email: part } },
            { countries: { has: q.toUpperCase() } },
            { languages: { has: q.toLowerCase() } },
          ],
        }),
  }
  const { items, hasMore } = toPage(
    await tx.researcher.findMany({ where: { ...filters, ...where }, ...rest, include: { accounts: true } }),
    page.limit,
  )
  return { items: items.map((row) => toResearcherView(row, actor.environment)), hasMore }
}

async function getRow(tx: Tx, researcherId: string) {
  const row = await tx.researcher.findUnique({ where: { id: researcherId }, include: { accounts: true, user: true } })
  if (!row) throw notFound()
  return row
}

/** A researcher as the operator's file has them: who it is, what they have delivered, what they are at. */
export async function getResearcher(
  tx: Tx,
  { environment }: OperatorActor,
  researcherId: string,
): Promise<ResearcherFileView> {
  const row = await getRow(tx, researcherId)
  const [records, offers, atWork] = await Promise.all([
    getRecords(tx, environment, [researcherId]),
    tx.offer.count({ where: { researcherId, order: { environment } } }),
    tx.offer.count({
      where: {
        researcherId,
        status: 'SELECTED',
        order: { environment, status: { in: ['awaiting_payment', 'confirmed', 'in_progress'] } },
      },
    }),
  ])
  return {
    ...toApplicantView(row, environment, await nameArchives(tx, [row])),
    ...withoutAbsent({ email: row.user?.email, decisionReason: row.decisionReason }),
    record: records.get(researcherId) ?? { delivered: 0, onTime: 0, found: 0 },
    offers,
    atWork,
  }
}

const sentences: Record<Exclude<ResearcherStatus, 'pending'>, { subject: string; sentence: string }> = {
  approved: {
    subject: 'You are approved as a researcher',
    sentence: 'you can now make offers on open orders. Open your payment account first, so that you can be paid.',
  },
  refused: {
    subject: 'Your application as a researcher',
    sentence: 'we have not taken up your application as a researcher. You can apply again at any time.',
  },
  suspended: {
    subject: 'Your researcher account is suspended',
    sentence:
      'your researcher account is suspended: you can make no new offers and see no orders until an operator lifts it.',
  },
}

const lockResearcher = defineLock('researchers')

/** Approves, refuses, suspends, or puts back to pending, which undoes the others: a mail that still waits is not sent. */
export async function updateResearcher(
  tx: Tx,
  actor: OperatorActor,
  researcherId: string,
  { status, reason }: { status: ResearcherStatus; reason?: string | undefined },
): Promise<ResearcherView> {
  await lockResearcher(tx, researcherId)
  const before = await getRow(tx, researcherId)
  const decisionReason = status === 'refused' || status === 'suspended' ? (reason ?? null) : null
  const after = await tx.researcher.update({
    where: { id: researcherId },
    data: { status, decisionReason },
    include: { accounts: true },
  })
  await audit(tx, actor, {
    action: 'researcher.update',
    targetType: 'researcher',
    targetId: researcherId,
    reason,
    before: { status: before.status },
    after: { status },
  })
  if (before.status !== status) {
    const undone = await takeBackMails(tx, `researcher:${researcherId}`)
    const reader = before.user?.disabledAt === null ? [before.user] : []
    // Suspended and let back in before anybody read of it.
    const unnoticed = before.status === 'suspended' && status === 'approved' && undone > 0
    if (status !== 'pending' && !unnoticed)
      await mailDecision(tx, reader, `researcher:${researcherId}`, { ...sentences[status], reason })
  }
  return toResearcherView(after, actor.environment)
}

/** The provider's half, outside the transaction: the account there is by now, or a new one under a key that repeats. */
export async function prepareAccount(actor: OperatorActor, researcherId: string): Promise<Stripe.Account> {
  const researcher = await getRow(getDb(), researcherId)
  return askProvider(() => openAccount(researcher, actor.environment))
}

export async function keepAccount(
  tx: Tx,
  actor: OperatorActor,
  researcherId: string,
  account: Stripe.Account,
): Promise<ResearcherView> {
  const { environment } = actor
  const content = { accountId: account.id, ...stateOf(account) }
  const known = await tx.researcherAccount.findUnique({
    where: { researcherId_environment: { researcherId, environment } },
  })
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
  await audit(tx, actor, {
    action: 'researcher.account',
    targetType: 'researcher',
    targetId: researcherId,
    after: content,
    ...(known
      ? { before: { accountId: known.accountId, state: known.state, requirementsDue: known.requirementsDue } }
      : {}),
  })
  return toResearcherView(await getRow(tx, researcherId), environment)
}

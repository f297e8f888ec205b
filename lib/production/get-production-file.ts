import type { OperatorActor } from '#lib/actor.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { toApprovalView } from '#lib/approvals/view.ts'
import { productionAnswers } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import { webHostOf } from '#lib/clients/web-host.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { findChecks } from '#lib/go-live/find-checks.ts'
import { toDayUseView } from '#lib/production/day-use-view.ts'
import { findDecisions } from '#lib/production/find-decisions.ts'
import { findTraces } from '#lib/production/find-traces.ts'
import { flagSentence } from '#lib/production/flag-sentence.ts'
import { domainOf, isFreeMail } from '#lib/production/free-mail.ts'
import { findRiskFlags } from '#lib/production/risk-flags.ts'
import type { ProductionFileView } from '#lib/production/schema.ts'
import { toNoteViews } from '#lib/production/view.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

const wholeClient = {
  members: {
    include: { user: { include: { _count: { select: { factors: true } } } } },
    orderBy: { createdAt: 'asc' },
  },
  endpoints: { where: { environment: 'development', status: { not: 'deleted' } }, orderBy: { id: 'asc' }, take: 20 },
  signOnDomains: { where: { provedAt: { not: null } }, orderBy: { id: 'asc' } },
  productionNotes: { orderBy: { id: 'desc' }, take: 200 },
} as const satisfies Prisma.ClientInclude
type WholeClient = Prisma.ClientGetPayload<{ include: typeof wholeClient }>

/** Everything that a decision about a client's production rests on. */
export async function getProductionFile(tx: Tx, actor: OperatorActor, clientId: string): Promise<ProductionFileView> {
  const client = await tx.client.findUnique({ where: { id: clientId }, include: wholeClient })
  if (!client) throw notFound()
  const domains = domainsOf(client)
  const checks = await findChecks(tx, clientId)
  const traces = await findTraces(
    tx,
    clientId,
    domains.mail.filter((domain) => !isFreeMail(domain)),
  )
  const orders = await tx.order.count({ where: { clientId, environment: 'development' } })
  const approval = await findApproval(tx, actor, clientId)
  return {
    client: toClientView(client),
    flags: flagsOf(client, checks, traces),
    checks: checks.map(({ hint: _, ...check }) => check),
    members: client.members.map(({ role, user }) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      role,
      confirmed: user.emailVerifiedAt !== null,
      secondFactor: user._count.factors > 0,
      disabled: user.disabledAt !== null,
    })),
    domains,
    sandbox: { orders, ...traces.requests },
    endpoints: await endpointsOf(tx, client),
    decisions: await findDecisions(tx, clientId),
    notes: await toNoteViews(tx, client.productionNotes.toReversed()),
    use: await toDayUseView(tx, client),
    ...(approval ? { approval } : {}),
  }
}

async function findApproval(tx: Tx, actor: OperatorActor, targetId: string): Promise<ApprovalView | undefined> {
  const what = 'client.enable_production'
  const row = await tx.approval.findFirst({
    where: { what, targetId, state: 'waiting', expiresAt: { gt: new Date() } },
  })
  return row ? toApprovalView(tx, actor, { ...row, what }) : undefined
}

function domainsOf({ members, productionAnswers: answers, signOnDomains }: WholeClient): ProductionFileView['domains'] {
  const { website = '' } = answers === null ? {} : productionAnswers.parse(answers)
  const web = webHostOf(website)
  return {
    ...(web === undefined ? {} : { web }),
    mail: [...new Set(members.map(({ user }) => domainOf(user.email)))],
    proved: signOnDomains.map(({ domain }) => domain),
  }
}

async function endpointsOf(tx: Tx, { endpoints }: WholeClient) {
  const tallyOf = await tallyDay(
    tx,
    endpoints.map(({ id }) => id),
  )
  return endpoints.map((row) => toEndpointView(row, tallyOf(row.id)))
}

function flagsOf(
  client: WholeClient,
  checks: ProductionFileView['checks'],
  { requests, payments, kinship }: Awaited<ReturnType<typeof findTraces>>,
) {
  const flags = findRiskFlags({
    kind: client.kind,
    createdAt: client.createdAt,
    webHost: domainsOf(client).web,
    members: client.members
      .filter(({ user }) => user.disabledAt === null)
      .map(({ role, user }) => ({
        email: user.email,
        confirmed: user.emailVerifiedAt !== null,
        secondFactor: user._count.factors > 0,
        runsIt: role === 'owner' || role === 'developer',
      })),
    checksDone: checks.filter(({ done }) => done).length,
    endpoints: client.endpoints.length,
    endpointsVerified: client.endpoints.filter(({ verifiedAt }) => verifiedAt !== null).length,
    requests: { all: requests.requests, refused: requests.refused + requests.failed },
    payments,
    kinship,
  })
  return flags.map((flag) => ({ id: flag.id, sentence: flagSentence(flag) }))
}

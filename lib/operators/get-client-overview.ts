import type { OperatorActor } from '#lib/actor.ts'
import { allowanceFor } from '#lib/clients/rate-buckets.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toClientView, toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findChecks } from '#lib/go-live/find-checks.ts'
import { audit } from '#lib/operators/audit.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'
import { toMoney } from '#lib/operators/view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineLock, defineQuery, enumOf, int4, text } from '#lib/sql.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

const taken = ['captured', 'transferred', 'partially_refunded', 'refunded', 'disputed'] as const

const countByStatus = defineQuery(
  { status: enumOf('OrderStatus'), count: int4 },
  (clientId: string, environment: Environment) => Prisma.sql`
    SELECT status, count(*)::int AS count FROM orders
    WHERE client_id = ${clientId} AND environment = ${environment}::"Environment" GROUP BY status`,
)

const countByMonth = defineQuery(
  { month: text, orders: int4 },
  (clientId: string, environment: Environment) => Prisma.sql`
    SELECT to_char(m, 'YYYY-MM') AS month, count(o.id)::int AS orders
    FROM generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') AS m
    LEFT JOIN orders o ON o.client_id = ${clientId} AND o.environment = ${environment}::"Environment"
      AND o.created_at >= m AND o.created_at < m + interval '1 month'
    GROUP BY m ORDER BY m`,
)

/** One client in one environment: who belongs to it, what it ordered and paid, what it may do. */
export async function getClientOverview(
  tx: Tx,
  { environment }: OperatorActor,
  clientId: string,
): Promise<ClientOverviewView> {
  const client = await tx.client.findUnique({
    where: { id: clientId },
    include: { members: { include: { user: true }, orderBy: { createdAt: 'asc' } } },
  })
  if (!client) throw notFound()
  const [orders, months, volume, endpoints, lastKey, checks] = await Promise.all([
    countByStatus(tx, clientId, environment),
    countByMonth(tx, clientId, environment),
    tx.payment.groupBy({
      by: ['currency'],
      _sum: { amountMinor: true, refundedMinor: true },
      _count: true,
      where: { environment, status: { in: [...taken] }, order: { clientId } },
    }),
    tx.webhookEndpoint.findMany({
      where: { clientId, environment, status: { not: 'deleted' } },
      orderBy: { id: 'asc' },
      take: 100,
    }),
    tx.apiKey.findFirst({
      where: { clientId, environment, lastUsedAt: { not: null } },
      orderBy: { lastUsedAt: 'desc' },
      select: { lastUsedAt: true },
    }),
    findChecks(tx, clientId),
  ])
  const endpointIds = endpoints.map(({ id }) => id)
  const tallyOf = await tallyDay(tx, endpointIds)
  return {
    client: toClientView(client),
    members: client.members.map(({ user: { id, name, email, disabledAt } }) => ({
      id,
      name,
      email,
      disabled: disabledAt !== null,
    })),
    orders,
    months,
    volume: volume.map(({ currency, _sum, _count }) => ({
      ...toMoney((_sum.amountMinor ?? 0) - (_sum.refundedMinor ?? 0), currency),
      payments: _count,
    })),
    limits: {
      development: allowanceFor('development', client.rateLimitDevelopment).perMinute,
      production: allowanceFor('production', client.rateLimitProduction).perMinute,
    },
    endpoints: endpoints.map((row) => ({
      ...toEndpointView(row, tallyOf(row.id)),
      ...(row.failingSince ? { failingSince: row.failingSince.toISOString() } : {}),
    })),
    checks: checks.map(({ hint: _, ...check }) => check),
    ...(lastKey?.lastUsedAt ? { lastRequestAt: lastKey.lastUsedAt.toISOString() } : {}),
  }
}

export async function listClientKeys(
  tx: Tx,
  { environment }: OperatorActor,
  clientId: string,
  page: PageRequest,
): Promise<Page<KeyView>> {
  requireCursor('apiKey', page)
  if (!(await tx.client.findUnique({ where: { id: clientId }, select: { id: true } }))) throw notFound()
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.apiKey.findMany({ where: { clientId, environment, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toKeyView), hasMore }
}

const lockKey = defineLock('api_keys')

/** Revokes a client's key, from its next request on. Revoking it again changes nothing. */
export async function revokeClientKey(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  keyId: string,
  reason: string,
): Promise<KeyView> {
  await lockKey(tx, keyId)
  const row = await tx.apiKey.findFirst({ where: { id: keyId, clientId, environment: actor.environment } })
  if (!row) throw notFound()
  const now = new Date()
  const after =
    row.revokedAt && row.revokedAt <= now
      ? row
      : await tx.apiKey.update({ where: { id: keyId }, data: { revokedAt: now } })
  await audit(tx, actor, {
    action: 'key.revoke',
    targetType: 'api_key',
    targetId: keyId,
    reason,
    before: toKeyView(row),
    after: toKeyView(after),
  })
  return toKeyView(after)
}

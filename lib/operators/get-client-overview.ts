import type { OperatorActor } from '#lib/actor.ts'
import { allowanceFor } from '#lib/clients/rate-buckets.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findChecks } from '#lib/go-live/find-checks.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'
import { toMoney } from '#lib/operators/view.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { defineQuery, enumOf, int4, int8, text } from '#lib/sql.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

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
    countOrders(tx, environment, clientId),
    countMonths(tx, environment, clientId),
    sumVolume(tx, environment, clientId),
    listEndpoints(tx, environment, clientId),
    tx.apiKey.findFirst({
      where: { clientId, environment, lastUsedAt: { not: null } },
      orderBy: { lastUsedAt: 'desc' },
      select: { lastUsedAt: true },
    }),
    findChecks(tx, clientId),
  ])
  return {
    client: toClientView(client),
    members: client.members.map(({ role, user: { id, name, email, disabledAt } }) => ({
      id,
      name,
      email,
      role,
      disabled: disabledAt !== null,
    })),
    orders,
    months,
    volume: volume.map(({ currency, keptMinor, payments }) => ({ ...toMoney(Number(keptMinor), currency), payments })),
    limits: {
      development: allowanceFor('development', client.rateLimitDevelopment).perMinute,
      production: allowanceFor('production', client.rateLimitProduction).perMinute,
    },
    endpoints,
    checks: checks.map(({ hint: _, ...check }) => check),
    ...(lastKey?.lastUsedAt ? { lastRequestAt: lastKey.lastUsedAt.toISOString() } : {}),
  }
}

const countOrders = defineQuery(
  { status: enumOf('OrderStatus'), count: int4 },
  (environment: Environment, clientId: string) => Prisma.sql`
    SELECT status, count(*)::int AS count FROM orders
    WHERE client_id = ${clientId} AND environment = ${environment}::"Environment" GROUP BY status`,
)

const sumVolume = defineQuery(
  { currency: text, payments: int4, keptMinor: int8 },
  (environment: Environment, clientId: string) => Prisma.sql`
    SELECT p.currency, count(*)::int AS payments, sum(net.kept_minor) AS "keptMinor"
    FROM orders o JOIN payments p ON p.order_id = o.id JOIN ${netMoneyOfP} ON true
    WHERE o.client_id = ${clientId} AND o.environment = ${environment}::"Environment"
      AND ${isChargedP}
    GROUP BY p.currency ORDER BY p.currency`,
)

/** Orders of each of the last twelve months, empty months included. */
const countMonths = defineQuery(
  { month: text, orders: int4 },
  (environment: Environment, clientId: string) => Prisma.sql`
    SELECT to_char(m, 'YYYY-MM') AS month, count(o.id)::int AS orders
    FROM generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') AS m
    LEFT JOIN orders o ON o.client_id = ${clientId} AND o.environment = ${environment}::"Environment"
      AND o.created_at >= m AND o.created_at < m + interval '1 month'
    GROUP BY m ORDER BY m`,
)

async function listEndpoints(tx: Tx, environment: Environment, clientId: string) {
  const rows = await tx.webhookEndpoint.findMany({
    where: { clientId, environment, status: { not: 'deleted' } },
    orderBy: { id: 'asc' },
    take: 100,
  })
  const tallyOf = await tallyDay(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toEndpointView(row, tallyOf(row.id)),
    ...(row.failingSince ? { failingSince: row.failingSince.toISOString() } : {}),
  }))
}

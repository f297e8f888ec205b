import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isChargedP } from '#lib/payments/net-money.ts'
import { defineQuery, int4, listOf, present } from '#lib/sql.ts'

const mostRequests = 10_000
const mostOrders = 1000

const countRequests = defineQuery(
  { requests: int4, refused: int4, failed: int4 },
  (clientId: string) => Prisma.sql`
    SELECT count(*)::int AS requests, count(*) FILTER (WHERE status BETWEEN 400 AND 499)::int AS refused,
      count(*) FILTER (WHERE status >= 500)::int AS failed
    FROM (SELECT status FROM api_requests WHERE client_id = ${clientId} AND environment = 'development'
      ORDER BY id DESC LIMIT ${mostRequests}) AS newest`,
)

// Of the newest orders: what was long ago is in the figures. A refund stays one whatever a bank does afterwards.
const countPayments = defineQuery(
  { charged: int4, disputed: int4, returned: int4 },
  (clientId: string) => Prisma.sql`
    SELECT count(*)::int AS charged, count(*) FILTER (WHERE EXISTS (SELECT FROM disputes d WHERE d.payment_id = p.id))::int AS disputed,
      count(*) FILTER (WHERE p.refunded_minor > 0)::int AS returned
    FROM (SELECT id FROM orders WHERE client_id = ${clientId} AND environment = 'production' ORDER BY id DESC LIMIT ${mostOrders}) AS o
    JOIN payments p ON p.order_id = o.id
    WHERE ${isChargedP}`,
)

/** Mail domains and networks of those who are with clients that were turned away. */
const findShared = defineQuery(
  { domains: present(listOf<string>()), networks: present(listOf<string>()) },
  (clientId: string, domains: string[]) => Prisma.sql`
    WITH closed AS MATERIALIZED (
      SELECT DISTINCT m.user_id FROM clients c JOIN memberships m ON m.client_id = c.id
      WHERE (c.production_state IN ('refused', 'disabled') OR c.status = 'suspended') AND c.id <> ${clientId}
    ), own AS MATERIALIZED (
      SELECT DISTINCT s.network FROM memberships m JOIN user_sessions s ON s.user_id = m.user_id
      WHERE m.client_id = ${clientId} AND s.network IS NOT NULL
    )
    SELECT
      coalesce((SELECT array_agg(DISTINCT d.domain) FROM closed k JOIN users u ON u.id = k.user_id,
        LATERAL (SELECT lower(split_part(u.email, '@', 2)) AS domain) AS d WHERE d.domain = ANY(${domains}::text[])), '{}') AS domains,
      coalesce((SELECT array_agg(DISTINCT s.network) FROM closed k JOIN user_sessions s ON s.user_id = k.user_id
        JOIN own ON own.network = s.network), '{}') AS networks`,
)

/** What a client has left behind: practice in the sandbox, payments in production, and what it shares with closed clients. */
export async function findTraces(tx: Tx, clientId: string, domains: string[]) {
  const [[requests], [payments], [kinship]] = [
    await countRequests(tx, clientId),
    await countPayments(tx, clientId),
    await findShared(tx, clientId, domains),
  ]
  if (!requests || !payments || !kinship) throw new Error('a count is always one row')
  return { requests, payments, kinship }
}

import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { orderUrl, portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { alertResearcherJob } from '#lib/researchers/jobs.ts'
import { fits } from '#lib/researchers/fits.ts'
import { defineCommand, defineQuery, enumOf, nullable, text, type RowOf } from '#lib/sql.ts'

const hourMs = 3_600_000
// So that orders placed together come in one mail.
const gatherMs = 60_000

const note = defineQuery(
  { id: text },
  (orderId: string) => Prisma.sql`
    INSERT INTO researcher_alerts (researcher_id, order_id)
    SELECT r.id, o.id FROM orders o JOIN researchers r ON ${fits} JOIN users u ON u.id = r.user_id
    WHERE o.id = ${orderId} AND r.status = 'approved' AND r.alerts AND NOT r.robot AND u.disabled_at IS NULL
      AND (o.environment = 'production' OR o.sandbox_mode IN ('manual', 'no_offers'))
    ON CONFLICT DO NOTHING RETURNING researcher_id AS id`,
)

/**
 * Notes an order that has just opened for every researcher it fits, and plans their mail. In development only orders that
 * no robot answers are news. Running again for the same order changes nothing.
 */
export async function alertResearchers(tx: Tx, orderId: string): Promise<void> {
  const noted = await note(tx, orderId)
  for (const { id } of noted) {
    const last = await tx.researcherAlert.aggregate({ where: { researcherId: id }, _max: { mailedAt: true } })
    const rest = (last._max.mailedAt?.getTime() ?? 0) + hourMs - Date.now()
    await enqueue(
      tx,
      alertResearcherJob,
      { researcherId: id },
      { key: `alert:${id}`, keepTime: true, delayMs: Math.max(gatherMs, rest) },
    )
  }
}

const newsRow = {
  id: text,
  number: text,
  environment: enumOf('Environment'),
  repository_name: text,
  document_type: text,
  location: text,
  country: nullable(text),
}
type News = RowOf<typeof newsRow>

const takeNotes = defineQuery(
  { order_id: text },
  (researcherId: string) => Prisma.sql`
      UPDATE researcher_alerts SET mailed_at = now() WHERE researcher_id = ${researcherId} AND mailed_at IS NULL RETURNING order_id`,
)

const findNews = defineQuery(
  newsRow,
  (researcherId: string, orderIds: string[]) => Prisma.sql`
      SELECT o.id, o.number, o.environment, repository_name, document_type, location, country_iso_a3 AS country FROM orders o
      WHERE o.id = ANY(${orderIds}) AND o.status = 'open'
        AND NOT EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = ${researcherId})
      ORDER BY o.id DESC`,
)

/**
 * One mail to one researcher about everything new that is still open: at most one an hour, and nothing but what the board
 * shows. Orders that went meanwhile, or that they have an offer on, are left out.
 */
export async function mailAlerts(researcherId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const waiting = await takeNotes(tx, researcherId)
    const researcher = await tx.researcher.findFirst({
      where: { id: researcherId, status: 'approved', alerts: true, user: { disabledAt: null } },
      select: { name: true, user: { select: { email: true } } },
    })
    if (!researcher?.user || waiting.length === 0) return
    const orderIds = waiting.map(({ order_id }) => order_id)
    const news = await findNews(tx, researcherId, orderIds)
    const [newest] = news
    if (!newest) return
    await postMail(tx, {
      dedupeKey: `alert:${researcherId}:${newest.id}`,
      to: { email: researcher.user.email, name: researcher.name },
      letter: newOrders(news, newest),
      footer: [`This comes at most once an hour. Switch it off in your profile: ${portalUrl('/research/profile')}`],
    })
  })
}

const shown = 20

function newOrders(news: readonly News[], newest: News): Letter {
  const list = news
    .slice(0, shown)
    .map(({ id, number, environment, document_type, repository_name, location, country }) => ({
      label: [
        `${document_type}, ${repository_name}`,
        location,
        ...(country === null ? [] : [country]),
        number,
        ...(environment === 'development' ? ['development'] : []),
      ].join(' · '),
      url: orderUrl('/research/orders', id, environment),
    }))
  return {
    subject:
      news.length === 1
        ? `New order: ${newest.document_type}, ${newest.repository_name} (${newest.number})`
        : `${news.length} new orders that fit you`,
    body: [
      'These orders are open for offers and fit your profile:',
      list,
      ...(news.length > shown ? [`And ${news.length - shown} more.`] : []),
    ],
    link: { label: 'See all open orders', url: portalUrl('/research') },
  }
}

const forget = defineCommand(
  () => Prisma.sql`DELETE FROM researcher_alerts WHERE created_at < now() - interval '90 days'`,
)

/** Old notes; an order that reopens within the time is no news. */
export const forgetAlerts = (): Promise<number> => forget(getDb())

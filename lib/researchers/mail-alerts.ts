import { inTransaction, type Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { orderUrl, portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { isNews, openedAmong } from '#lib/researchers/is-news.ts'
import { defineCommand, defineQuery, enumOf, nullable, text, type RowOf } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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

const dropNotes = defineCommand(
  (researcherId: string, orderIds: string[]) => Prisma.sql`
      DELETE FROM researcher_alerts WHERE researcher_id = ${researcherId} AND order_id = ANY(${orderIds}::text[])`,
)

const findNews = defineQuery(
  newsRow,
  (researcherId: string, orderIds: string[]) => Prisma.sql`
      WITH ${openedAmong(orderIds, researcherId)}
      SELECT o.id, o.number, o.environment, o.repository_name, o.document_type, o.location, o.country_iso_a3 AS country
      FROM opened o JOIN researchers r ON r.id = ${researcherId} WHERE o.status = 'open' AND ${isNews}
      ORDER BY o.id DESC`,
)

/**
 * One mail to one researcher about everything new that is still open: at most one an hour, and nothing but what the board
 * shows. Orders that went meanwhile, that they have an offer on, or that they hid or want to hear of no more, are left out. Its notes
 * are taken in the same transaction, which makes it one mail: an order that was given back has new ones, and is mailed again. Of
 * what is left out no note stays: it would say that a mail went, and make the next one wait for its hour.
 */
export async function mailAlerts(researcherId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const waiting = (await takeNotes(tx, researcherId)).map(({ order_id }) => order_id)
    const reader = await findReader(tx, researcherId)
    const news = reader && waiting.length > 0 ? await findNews(tx, researcherId, waiting) : []
    const told = new Set(news.map(({ id }) => id))
    const leftOut = waiting.filter((id) => !told.has(id))
    if (leftOut.length > 0) await dropNotes(tx, researcherId, leftOut)
    const [newest] = news
    if (!reader?.user || !newest) return
    await postMail(tx, {
      to: { email: reader.user.email, name: reader.name },
      letter: newOrders(news, newest),
      footer: [
        t('thisComesAtMostOnce'),
        ...(reader.alerts ? [t('switchItOffInYour', { url: portalUrl('/research/profile') })] : []),
        ...(reader.searches.length > 0 ? [t('switchItOffWhereYou', { url: portalUrl('/research') })] : []),
      ],
    })
  })
}

const findReader = (tx: Tx, id: string) =>
  tx.researcher.findFirst({
    where: {
      ...{ id, status: 'approved', user: { disabledAt: null } },
      OR: [{ alerts: true }, { searches: { some: { alerts: true } } }],
    },
    select: {
      ...{ name: true, alerts: true, user: { select: { email: true } } },
      searches: { where: { alerts: true }, select: { id: true }, take: 1 },
    },
  })

const shown = 20

export function newOrders(news: readonly News[], newest: News): Letter {
  const list = news
    .slice(0, shown)
    .map(({ id, number, environment, document_type, repository_name, location, country }) => ({
      label: [
        `${document_type}, ${repository_name}`,
        location,
        ...(country === null ? [] : [country]),
        number,
        ...(environment === 'development' ? [t('aRehearsal')] : []),
      ].join(' · '),
      url: orderUrl('/research/orders', id, environment),
    }))
  return {
    subject: t('newOrderNewOrdersThat', {
      count: news.length,
      document_type: newest.document_type,
      repository_name: newest.repository_name,
      number: newest.number,
    }),
    body: [
      t('theseOrdersAreOpenFor'),
      list,
      ...(news.length > shown ? [t('andMore', { count: news.length - shown })] : []),
    ],
    link: { label: t('seeAllOpenOrders'), url: portalUrl('/research') },
  }
}

import { archiveOf, namingArchive } from '#lib/archives/naming-archive.ts'
import { invalid } from '#lib/errors.ts'
import { nameHolds } from '#lib/folded.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt, isId, type IdKind } from '#lib/ids.ts'
import { getCurrency, toMinor } from '#lib/money.ts'
import type { FindOrdersQuery, OperatorSort } from '#lib/operators/orders-schema.ts'
import { dueOn, isAwaited, isLate } from '#lib/orders/due.ts'
import { pageBy, placeBy, type SortKey } from '#lib/orders/sorted-page.ts'
import { itsTermsAmongAll } from '#lib/orders/terms.ts'
import { firstWithWords } from '#lib/orders/first-with-words.ts'
import { hasWords, namedBy, toTextQuery } from '#lib/orders/text-query.ts'
import type { PageRequest } from '#lib/paging.ts'
import { refusal } from '#lib/refusals.ts'
import { toDbDate } from '#lib/text.ts'

const dayMs = 86_400_000

/** Where an id of each kind leads to its order; an archive in two ways, each with an index of its own. */
const byId: Partial<Record<IdKind, (id: string) => Prisma.Sql | Prisma.Sql[]>> = {
  order: (id) => Prisma.sql`o.id = ${id}`,
  offer: (id) => Prisma.sql`o.id IN (SELECT order_id FROM offers WHERE id = ${id})`,
  payment: (id) => Prisma.sql`o.id IN (SELECT order_id FROM payments WHERE id = ${id})`,
  refund: (id) =>
    Prisma.sql`o.id IN (SELECT p.order_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id = ${id})`,
  case: (id) => Prisma.sql`o.id IN (SELECT order_id FROM cases WHERE id = ${id})`,
  message: (id) => Prisma.sql`o.id IN (SELECT order_id FROM messages WHERE id = ${id})`,
  document: (id) => Prisma.sql`o.id IN (SELECT order_id FROM documents WHERE id = ${id})`,
  event: (id) => Prisma.sql`o.id IN (SELECT order_id FROM events WHERE id = ${id})`,
  client: (id) => Prisma.sql`o.client_id = ${id}`,
  user: (id) => Prisma.sql`o.client_id IN (SELECT client_id FROM memberships WHERE user_id = ${id})`,
  researcher: (id) => Prisma.sql`o.id IN (SELECT order_id FROM offers WHERE researcher_id = ${id})`,
  archive: (id) => waysToArchive(id),
}
const waysToArchive = (id: string): Prisma.Sql[] => Object.values(namingArchive(archiveOf(id)))

/** The ids of a page of the orders that fit a condition. */
type FindIds = (condition: Prisma.Sql) => Prisma.Sql

/**
 * The ways in which an order can be what somebody looks for, each a query of its own: one OR over several tables would make the
 * planner walk all orders. So would a name that few orders have or none, where it only filters them; hence whose names fit is
 * found first, and then their orders.
 */
function waysTo(q: string, find: FindIds, findWords: FindIds): Prisma.Sql[] {
  for (const [kind, conditions] of Object.entries(byId) as [IdKind, (id: string) => Prisma.Sql | Prisma.Sql[]][])
    if (isId(kind, q)) return [conditions(q)].flat().map(find)
  if (/^pi_\w+$/.test(q))
    return [find(Prisma.sql`o.id IN (SELECT order_id FROM payments WHERE payment_intent_id = ${q})`)]
  if (/^d[up]_\w+$/.test(q))
    return [
      find(
        Prisma.sql`o.id IN (SELECT p.order_id FROM disputes d JOIN payments p ON p.id = d.payment_id WHERE d.id = ${q})`,
      ),
    ]
  const theirs = Prisma.sql`SELECT m.client_id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = ${q.toLowerCase()}`
  return [
    findWords(toTextQuery(q)),
    // References and names may be addresses too.
    ...(q.includes('@') ? [find(Prisma.sql`o.client_id IN (${theirs})`)] : []),
    ...namedBy(q).map(find),
    Prisma.sql`SELECT found.id FROM (SELECT id FROM clients WHERE ${nameHolds(q)}) c
      CROSS JOIN LATERAL (${find(Prisma.sql`o.client_id = c.id`)}) found`,
    find(Prisma.sql`o.id = ANY (ARRAY(
      SELECT f.order_id FROM offers f JOIN researchers r ON r.id = f.researcher_id WHERE ${nameHolds(q)}))`),
  ]
}

type Sort = {
  /** What it goes by, before the id. */
  keys: SortKey[]
  /** What an order must have for it. */
  has: Prisma.Sql
  byTerms?: true
  /** The id as the index there has it. */
  id?: Prisma.Sql
}

/** An id sorts by time itself. The others go along an index of their own; by a client's name there is none, for it stands elsewhere. */
const sorts: Record<OperatorSort, Sort> = {
  placed: { keys: [], has: Prisma.empty },
  due: { keys: [{ sql: dueOn, type: 'date' }], has: Prisma.sql`AND ${isAwaited}` },
  amount: {
    keys: [
      { sql: Prisma.sql`g.currency`, type: 'bpchar' },
      { sql: Prisma.sql`g.agreed_minor`, type: 'int4' },
    ],
    has: Prisma.empty,
    byTerms: true,
    id: Prisma.sql`g.order_id`,
  },
}
const sortOf = ({ sort = 'placed' }: FindOrdersQuery) => ({ ...sorts[sort], name: sort })

/** Whether what a list goes by may be another for one of its orders while somebody goes from page to page. */
export const mayShift = (query: FindOrdersQuery): boolean => sortOf(query).keys.length > 0

/** What an order has of what the list goes by. */
export function placeIn(query: FindOrdersQuery): Prisma.Sql {
  const { keys, name } = sortOf(query)
  return placeBy(keys, name)
}

/** An order's id as no index has it: the planner would walk all orders by it, for it takes any archive to be named by many. */
const unindexed = (key: Prisma.Sql) => (key.sql === 'o.id' ? Prisma.sql`(o.id || '')` : key)

/** What stands beside the orders `o`. */
export function beside(query: FindOrdersQuery): Prisma.Sql {
  const { chosenId, currency, amountFrom, amountTo } = query
  const byTerms = [chosenId, currency, amountFrom, amountTo].some((filter) => filter !== undefined)
  return byTerms || sortOf(query).byTerms ? itsTermsAmongAll : Prisma.empty
}

type Conditions = (Prisma.Sql | string | false | undefined)[]
const join = (conditions: Conditions) =>
  Prisma.join([Prisma.empty, ...conditions.filter((condition) => typeof condition === 'object')], ' ')

/** The filters that an index of the ids has, or that bound the ids. */
const narrowedById = ({ status, clientId, from, to }: FindOrdersQuery): Conditions => [
  status?.length === 1 && Prisma.sql`AND o.status = ${status[0]}::"OrderStatus"`,
  clientId && Prisma.sql`AND o.client_id = ${clientId}`,
  from && Prisma.sql`AND o.id >= ${firstIdAt('order', toDbDate(from))}`,
  to && Prisma.sql`AND o.id < ${firstIdAt('order', new Date(toDbDate(to).getTime() + dayMs))}`,
]

/** The others, on one order `o` and on its terms `g`. */
function narrowedOtherwise(query: FindOrdersQuery): Conditions {
  const { q, status, researcherId, chosenId, archiveId, country, late, currency } = query
  const [least, most] = [minorOf('amountFrom', query), minorOf('amountTo', query)]
  return [
    // One by itself is found in the order of the list, several aren't.
    status && status.length !== 1 && Prisma.sql`AND o.status = ANY(${status}::text[]::"OrderStatus"[])`,
    researcherId && Prisma.sql`AND o.id IN (SELECT order_id FROM offers WHERE researcher_id = ${researcherId})`,
    chosenId && Prisma.sql`AND g.researcher_id = ${chosenId}`,
    q !== undefined && archiveId && Prisma.sql`AND (${Prisma.join(waysToArchive(archiveId), ' OR ')})`,
    country && Prisma.sql`AND o.country_iso_a3 = ${country}`,
    late && Prisma.sql`AND ${isLate}`,
    currency && Prisma.sql`AND g.currency = ${currency}`,
    least !== undefined && Prisma.sql`AND g.agreed_minor >= ${least}::int`,
    most !== undefined && Prisma.sql`AND g.agreed_minor <= ${most}::int`,
  ]
}

/** Throws where the currency is missing, or can't hold the amount. */
function minorOf(name: 'amountFrom' | 'amountTo', { currency, ...query }: FindOrdersQuery): number | undefined {
  const amount = query[name]
  if (amount === undefined) return undefined
  if (currency === undefined) throw invalid('currency', refusal('required'))
  const minor = toMinor(amount, getCurrency(currency))
  if (typeof minor === 'object') throw invalid(name, minor.issue)
  return minor
}

/** What the list goes by, and the orders among which it does. */
export const sortedBy = (visible: Prisma.Sql, query: FindOrdersQuery) => ({
  ...sortOf(query),
  among: Prisma.sql`orders o ${beside(query)} WHERE ${visible}`,
})

/**
 * What is to be listed of the orders `o` that an operator sees (`visible`), with `beside` them: the filters, then the page. Where something is
 * looked for, each way to it finds so many by itself, by its own index, and of those the page is taken: they are an array, for whose rows the
 * planner goes by their ids however many it takes them for.
 * @param sort what the page goes by, where that isn't the list's own
 */
export function fitting(
  visible: Prisma.Sql,
  query: FindOrdersQuery,
  page: PageRequest,
  sort: Pick<Sort, 'keys' | 'id'> & { name?: string } = sortOf(query),
): Prisma.Sql {
  const { columns, by, after } = pageBy({ ...sort, among: sortedBy(visible, query).among }, page)
  const [ids, others, placed] = [narrowedById(query), narrowedOtherwise(query), [sortOf(query).has, after]]
  const narrow = join([...ids, ...others, ...placed])
  const limitOf = (these: readonly Prisma.Sql[]) => Prisma.sql`${by(these)} LIMIT ${page.limit + 1}::int`
  const limit = limitOf(columns)
  const findBy =
    (last: Prisma.Sql): FindIds =>
    (condition) =>
      Prisma.sql`SELECT o.id FROM orders o ${beside(query)} WHERE ${visible} ${narrow} AND ${condition} ${last}`
  const findWords: FindIds = (words) => {
    if (beside(query) !== Prisma.empty) return findBy(limit)(hasWords(words))
    const [walked, looked] = sort.keys.length === 0 ? [ids, others] : [[], [...ids, ...others]]
    return firstWithWords({
      among: Prisma.sql`${visible} ${join([...walked, ...placed])}`,
      ...{ by: by(columns), limit: page.limit + 1, words, clientId: query.clientId },
      fits: (has) => Prisma.sql`${has} ${join(looked)}`,
    })
  }
  const found =
    query.q !== undefined
      ? waysTo(query.q, findBy(limit), findWords)
      : query.archiveId !== undefined
        ? waysToArchive(query.archiveId).map(findBy(limitOf(columns.map(unindexed))))
        : undefined
  if (!found) return Prisma.sql`${narrow} ${limit}`
  const ways = found.map((way) => Prisma.sql`(${way})`)
  return Prisma.sql`${narrow} AND o.id = ANY (ARRAY(${Prisma.join(ways, ' UNION ')})) ${limit}`
}

import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { readNumber } from '#lib/orders/number.ts'

/**
 * Each word of a search as the beginning of a word; quotes make any input a literal for to_tsquery. Taken apart first, as the
 * database's folded() will: a quote that comes out of another letter must be seen here.
 */
export const toTerms = (q: string): string =>
  q
    .normalize('NFKD')
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, ' ').trim()}':*`)
    .filter((term) => term !== "'':*")
    .join(' & ')

/** The search as a value to hold against a tsvector of folded words; undefined where it has no word. */
export function toTextQuery(q: string | undefined): Prisma.Sql | undefined {
  const terms = toTerms(q ?? '')
  return terms === '' ? undefined : Prisma.sql`to_tsquery('simple', folded(${terms}))`
}

/**
 * Whether an order `o` has these words, by its index, which holds beside them whose it is: so what one client has of a common
 * word is found without looking at what all the others have. No word that is typed begins like that.
 */
export function hasWords(words: Prisma.Sql, clientId?: string): Prisma.Sql {
  const indexed = Prisma.sql`(o.search || array_to_tsvector(ARRAY['=' || o.client_id]))`
  const all = Prisma.sql`${indexed} @@ ${words}`
  // A condition of its own, for a search of nothing but signs finds nothing, and together with this it would find everything.
  return clientId === undefined ? all : Prisma.sql`${all} AND ${indexed} @@ quote_literal('=' || ${clientId})::tsquery`
}

/** What names one order `o`, where a text does: its number however it is typed, or its id. Each by an index of its own. */
export function namedBy(q: string): Prisma.Sql[] {
  const number = readNumber(q)
  return [
    ...(number === undefined ? [] : [Prisma.sql`o.number = ${number}`]),
    ...(isId('order', q) ? [Prisma.sql`o.id = ${q}`] : []),
  ]
}

/** Orders `o` that a search for words means, or that it names. */
export const soughtBy = (q: string, fits: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${Prisma.join([fits, ...namedBy(q)], ' OR ')})`

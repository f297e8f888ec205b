import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { readNumber } from '#lib/orders/number.ts'

/**
 * Each word of a search as the beginning of a word; quotes make any input a literal for to_tsquery. Taken apart first, as the
 * database's folded() will: a quote that comes out of another letter must be seen here.
 */
const toPrefixQuery = (q: string): string =>
  q
    .normalize('NFKD')
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, ' ').trim()}':*`)
    .filter((term) => term !== "'':*")
    .join(' & ')

/** The search as a value to hold against a tsvector of folded words; undefined where it has no word. */
export function toTextQuery(q: string | undefined): Prisma.Sql | undefined {
  const terms = toPrefixQuery(q ?? '')
  return terms === '' ? undefined : Prisma.sql`to_tsquery('simple', folded(${terms}))`
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
export const soughtBy = (q: string, hasWords: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${Prisma.join([hasWords, ...namedBy(q)], ' OR ')})`

import { Prisma } from '#lib/generated/prisma/client.ts'

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

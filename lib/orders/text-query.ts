import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { readNumber } from '#lib/orders/number.ts'

/** What kept searches hold for processes of the version before, which look for this and not for what was typed. */
export const toTerms = (q: string): string =>
  q
    .normalize('NFKD')
    .split(/\s+/)
    .map((word) => `'${word.replace(/['\\]/g, ' ').trim()}':*`)
    .filter((term) => term !== "'':*")
    .join(' & ')

/** A search as a value to hold against the words of an order: each the beginning of one. Of nothing but signs it fits no order. */
export const toTextQuery = (q: string): Prisma.Sql => Prisma.sql`words_sought(${q})`

export const madeWords = Prisma.sql`words_of_order(o.repository_name, o.document_type, o.location, o.instructions, o.persons_of_interest,
  o.external_order_ref, o.customer_name)`

/** The words of an order `o`: of one of before they may not be kept yet. */
export const wordsOfOrder = Prisma.sql`coalesce(o.words, ${madeWords})`

/** Whether an order `o` that is looked at has these words. */
export const hasWordsItself = (words: Prisma.Sql): Prisma.Sql => Prisma.sql`${wordsOfOrder} @@ ${words}`

/**
 * Whether an order `o` has these words, by its index, which holds beside them whose it is: so what one client has of a common
 * word is found without looking at what all the others have. No word that is typed begins like that.
 */
export function hasWords(words: Prisma.Sql, clientId?: string): Prisma.Sql {
  const indexed = Prisma.sql`(${wordsOfOrder} || array_to_tsvector(ARRAY['=' || o.client_id]))`
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

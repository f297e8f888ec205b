import { Prisma } from '#lib/generated/prisma/client.ts'
import { hasWords } from '#lib/orders/text-query.ts'

/**
 * The words of an order are also those that only the customer's side may know (their reference, their own customer's name), so a
 * researcher's search must find its words once more in what they are shown.
 */
export const shownWords = Prisma.sql`words_of_order(o.repository_name, o.document_type, o.location, o.instructions, o.persons_of_interest, NULL, NULL)`

/** Whether an order `o` has words, by the index of all words, where a researcher sees them. */
export const showsWords = (words: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${hasWords(words)} AND ${shownWords} @@ ${words}`

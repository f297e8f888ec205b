import { Prisma } from '#lib/generated/prisma/client.ts'

/**
 * The column `search` also holds what only the customer's side may know (their reference, their own customer's name), so a
 * researcher's search must find its words once more in what they are shown.
 */
export const shownWords = Prisma.sql`order_words(o.repository_name, o.document_type, o.location, o.instructions, o.persons_of_interest)`

import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-steps.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Named = Pick<OrderView['order'], 'documentType' | 'personsOfInterest'>
type Person = { firstname?: string | undefined; lastname?: string | undefined }

export const personName = ({ firstname, lastname }: Person) => [firstname, lastname].filter(Boolean).join(' ')

type Called = { number: string; documentType: string; repositoryName: string }

/**
 * "Birth record, Archives de Paris (CS-7QK-4MR)": an order where there is no page of it around, as in a mail. In one line: those that
 * were typed would pass for the mail's own.
 */
export const orderLabel = ({ number, documentType, repositoryName }: Called, reference: string | null = null): string =>
  `${documentType}, ${repositoryName} (${reference === null ? number : `${number}, ${reference}`})`.replace(/\s+/g, ' ')

/** "Birth record: Jeanne Moreau and 2 others": what an order is called where there is one line for it. */
export function orderTitle({ documentType, personsOfInterest = [] }: Named): string {
  const [first, ...others] = personsOfInterest.map(personName).filter(Boolean)
  if (first === undefined) return documentType
  const [second] = others
  if (second === undefined) return `${documentType}: ${first}`
  return t('and', { documentType, first, rest: others.length === 1 ? second : t('others', { count: others.length }) })
}

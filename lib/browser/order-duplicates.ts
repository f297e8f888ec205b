import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { listOrders } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { personName } from '#lib/orders/title.ts'

type Person = { firstname?: string | undefined; lastname?: string | undefined }
/** As much of an order that is being written as tells whether it is there already. */
export type Candidate = {
  externalOrderRef: string
  repositoryName: string
  archiveRepositoryId: string
  persons: Person[]
}
export type Duplicate = { order: OrderView; because: 'reference' | 'person'; person?: string }

const ended = new Set(['completed', 'withdrawn', 'cancelled'])
const fold = (text = '') =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The same last name, and no two different first names. */
const isSamePerson = (a: Person, b: Person) => {
  const [first, last] = [fold(a.firstname), fold(a.lastname)]
  const [otherFirst, otherLast] = [fold(b.firstname), fold(b.lastname)]
  return last === otherLast && (first === otherFirst || (last !== '' && (first === '' || otherFirst === '')))
}

/** Which of `orders` are still under way and would be ordered twice. */
export function findDuplicates(candidate: Candidate, orders: readonly OrderView[]): Duplicate[] {
  const reference = candidate.externalOrderRef.trim()
  return orders
    .filter(({ status }) => !ended.has(status))
    .flatMap((order): Duplicate[] => {
      const { externalOrderRef, repositoryName, archiveRepositoryId, personsOfInterest = [] } = order.order
      if (reference !== '' && externalOrderRef === reference) return [{ order, because: 'reference' }]
      const sameArchive =
        fold(repositoryName) === fold(candidate.repositoryName) ||
        (archiveRepositoryId !== undefined && archiveRepositoryId === candidate.archiveRepositoryId)
      const person = sameArchive
        ? candidate.persons.find((one) => personsOfInterest.some((other) => isSamePerson(one, other)))
        : undefined
      return person ? [{ order, because: 'person', person: personName(person) }] : []
    })
}

// More names than these are a family, and one of its first members finds its order.
const personsAskedFor = 3

/** Open orders of the customer with the same reference, or for the same person in the same archive. */
export const duplicatesQuery = (api: Api, candidate: Candidate) => {
  const reference = candidate.externalOrderRef.trim().slice(0, 100)
  // By one name, which finds more than both: a first name may be written in many ways.
  const names =
    candidate.repositoryName.trim() === ''
      ? []
      : candidate.persons
          .map(({ firstname, lastname }) => (lastname?.trim() || firstname?.trim() || '').slice(0, 200))
          .filter(Boolean)
          .slice(0, personsAskedFor)
  const searches = [...(reference === '' ? [] : [{ externalOrderRef: reference }]), ...names.map((q) => ({ q }))]
  return queryOptions({
    queryKey: keyFor(api.identity, listOrders.path, 'duplicates', candidate),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        searches.map((query) => api.call(listOrders, { params: {}, query: { ...query, limit: 50 }, signal })),
      )
      const byId = new Map(pages.flat().map((order) => [order.id, order]))
      return findDuplicates(candidate, [...byId.values()])
    },
    enabled: searches.length > 0,
    // A help and no gate: without an answer the order can be placed all the same.
    retry: false,
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { fold } from '#lib/browser/fold.ts'
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
/** What tells of an order that is there whether it is the same. */
type Known = Partial<Pick<OrderView['order'], 'externalOrderRef' | 'archiveRepositoryId' | 'personsOfInterest'>> &
  Pick<OrderView['order'], 'repositoryName'>
type Because = { because: 'reference' | 'person'; person?: string }
export type Duplicate = Because & { order: OrderView }

const ended = new Set(['completed', 'withdrawn', 'cancelled'])

/** The same last name, and no two different first names. */
const isSamePerson = (a: Person, b: Person) => {
  const [first, last] = [fold(a.firstname), fold(a.lastname)]
  const [otherFirst, otherLast] = [fold(b.firstname), fold(b.lastname)]
  return last === otherLast && (first === otherFirst || (last !== '' && (first === '' || otherFirst === '')))
}

/** Why a candidate would be the same again; undefined where it isn't. */
function whySame(candidate: Candidate, known: Known): Because | undefined {
  const { externalOrderRef, repositoryName, archiveRepositoryId, personsOfInterest = [] } = known
  const reference = candidate.externalOrderRef.trim()
  if (reference !== '' && externalOrderRef === reference) return { because: 'reference' }
  const sameArchive =
    fold(repositoryName) === fold(candidate.repositoryName) ||
    (Boolean(archiveRepositoryId) && archiveRepositoryId === candidate.archiveRepositoryId)
  const person = sameArchive
    ? candidate.persons.find((one) => personsOfInterest.some((other) => isSamePerson(one, other)))
    : undefined
  return person && { because: 'person', person: personName(person) }
}

/** Which of `orders` are still under way and would be ordered twice. */
export const findDuplicates = (candidate: Candidate, orders: readonly OrderView[]): Duplicate[] =>
  orders
    .filter(({ status }) => !ended.has(status))
    .flatMap((order) => {
      const why = whySame(candidate, order.order)
      return why ? [{ order, ...why }] : []
    })

/** Where orders that may be the same are found together: one list for many candidates is not read from end to end for each. */
const shelvesOf = ({ externalOrderRef = '', personsOfInterest = [] }: Omit<Known, 'repositoryName'>) => [
  ...(externalOrderRef.trim() === '' ? [] : [`reference ${externalOrderRef.trim()}`]),
  ...personsOfInterest.map(({ lastname }) => `person ${fold(lastname)}`),
]

/** Finds among many, one after the other, what is the same as a candidate. */
export class SameOrders<T> {
  readonly #shelves = new Map<string, { known: Known; value: T }[]>()

  add(known: Known, value: T): void {
    for (const name of new Set(shelvesOf(known))) {
      const shelf = this.#shelves.get(name)
      if (shelf) shelf.push({ known, value })
      else this.#shelves.set(name, [{ known, value }])
    }
  }

  find(candidate: Candidate): (Because & { value: T }) | undefined {
    const { externalOrderRef, persons } = candidate
    for (const shelf of shelvesOf({ externalOrderRef, personsOfInterest: persons }))
      for (const { known, value } of this.#shelves.get(shelf) ?? []) {
        const why = whySame(candidate, known)
        if (why) return { value, ...why }
      }
    return undefined
  }
}

// Whoever has more open orders than these is told that only so many were looked at.
export const openOrdersAskedFor = 1000

/** Orders of one turn, newest first, no more pages of them than are asked for. */
async function* ordersOf(list: Api['list'], turn: 'you' | 'waiting', signal: AbortSignal): AsyncGenerator<OrderView> {
  let cursor: string | undefined
  do {
    const page = await list(listOrders, { params: {}, query: { turn, limit: 100 }, signal }, cursor)
    yield* page.items
    cursor = page.next
  } while (cursor !== undefined)
}

/** The customer's newest orders that are still under way, whoever's turn it is: what was just placed waits for others. */
export async function findOpenOrders({ list }: Pick<Api, 'list'>, signal: AbortSignal): Promise<OrderView[]> {
  const [yours, others] = [ordersOf(list, 'you', signal), ordersOf(list, 'waiting', signal)]
  const orders: OrderView[] = []
  let [your, other] = await Promise.all([yours.next(), others.next()])
  while (orders.length < openOrdersAskedFor && !(your.done && other.done)) {
    // Ids sort by time.
    if (!your.done && (other.done || your.value.id > other.value.id)) {
      orders.push(your.value)
      your = await yours.next()
    } else if (!other.done) {
      orders.push(other.value)
      other = await others.next()
    }
  }
  return orders
}

export const openOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api.identity, listOrders.path, 'open'),
    queryFn: ({ signal }) => findOpenOrders(api, signal),
    retry: false,
  })

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

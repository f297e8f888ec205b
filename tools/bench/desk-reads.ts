// What the operators' and the researchers' pages ask for, from the contract: every GET of theirs, alone and with each value of each choice that
// its query offers. What the contract leaves open (a day, a word, an id) is said here; desk-reads.test.ts names what isn't.
import { z } from 'zod'
import { financeLists, financeStatuses, type FinanceList } from '#lib/finance/state.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { operations } from '#lib/server/http/operations.ts'

/** What has been found at the service, under the names that paths and queries have for it; absent where there is none. */
export type Found = Partial<Record<string, string>>
export type Desk = 'operator' | 'researcher'
export type DeskRead = { as: Desk; name: string; path: string }

/** Files, which nobody waits for as for a page; and what stands in a page only while something is being done there. */
const notAsked: Readonly<Record<string, string>> = {
  getUpload: 'a file on its way',
  getResearchAttachmentUpload: 'a file on its way',
  getResearchDocument: 'a file',
}

const word = (value: string | undefined) => (value === undefined ? [] : [encodeURIComponent(value)])
const twoWords = (value: string | undefined) => word(value && `${value} archive`)
const ids = (name: string) => (found: Found) => word(found[name])

/** Values of what a query holds, by its name or, where an operation has others, by the operation's too. Some bring along what goes with them. */
const values: Readonly<Record<string, (found: Found) => readonly string[]>> = {
  q: ({ lastname, number, orderId }) => [...word(lastname), 'zyxwvut', ...word(number), ...word(orderId)],
  'listAllOrders.q': ({ lastname, number, orderId }) => [
    ...word(lastname),
    ...twoWords(lastname),
    ...['zyxwvut', ...word(number), ...word(orderId)],
  ],
  'listAllOrders.status': () => [...orderStatuses, 'confirmed,in_progress,delivered'],
  'sumAllOrders.status': () => [...orderStatuses, 'confirmed,in_progress,delivered'],
  clientId: ids('clientId'),
  researcherId: ids('researcherId'),
  chosenId: ids('researcherId'),
  archiveId: ids('archiveId'),
  archive: () => ['archive'],
  about: ids('orderId'),
  by: ids('userId'),
  assignee: () => ['me', 'none'],
  country: () => ['FRA', 'ISL'],
  language: () => ['fr'],
  currency: () => ['EUR', 'GBP'],
  amountFrom: () => ['30&amountTo=31&currency=EUR', '200&currency=GBP&sort=amount&order=asc'],
  amountTo: () => ['20&currency=EUR'],
  amountMinor: () => ['100'],
  from: () => [daysAgo(84), `${daysAgo(400)}&to=${daysAgo(370)}`],
  to: () => [daysAgo(365)],
  today: () => [daysAgo(0)],
  'getFiguresBreakdown.from': () => [daysAgo(364), daysAgo(700)].flatMap(breakdowns),
  'getFiguresBreakdown.to': () => [],
  // One of that order's own; the newest is looked at without.
  'previewRefund.paymentId': () => [],
  kind: () => ['national', 'city'],
  month: ({ month }) => word(month),
}

/** What is said in any case: without it some choices are refused. */
const alwaysSaid: readonly string[] = ['amountMinor']

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const breakdowns = (from: string) =>
  ['week', 'month', 'country', 'archive', 'client', 'researcher'].map((by) => `${from}&by=${by}`)

type Operation = (typeof operations)[number]
const described = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })).default({}),
  required: z.array(z.string()).default([]),
})
/** The choices that a query offers, by their names, and which of them have to be made. */
const queryOf = ({ query }: Operation) =>
  described.parse(query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {})

/** Every GET that the operators' and the researchers' pages may ask. */
export const deskOperations = operations.filter(
  ({ method, path, produces, id }) =>
    method === 'GET' && /^\/(operator|research)\//.test(path) && produces === undefined && notAsked[id] === undefined,
)

const valuesOf = (operation: Operation, name: string) => values[`${operation.id}.${name}`] ?? values[name]

/** What an operation's query holds that is no choice, and that nobody has said a value of. */
export const unsaid = (operation: Operation): string[] =>
  Object.entries(queryOf(operation).properties).flatMap(([name, { enum: choices }]) =>
    choices || valuesOf(operation, name) || operation.path.includes('{financeList}') ? [] : [name],
  )

/** A path with what was found; nothing where a thing that it names isn't there. Of the books, one for each list. */
function pathsOf({ path }: Operation, found: Found): { path: string; list?: FinanceList }[] {
  if (path.includes('{financeList}'))
    return financeLists.map((list) => ({ path: path.replace('{financeList}', list), list }))
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  if (names.some((name) => found[name] === undefined)) return []
  return [{ path: path.replace(/\{(\w+)\}/g, (_, name: string) => found[name] ?? '') }]
}

/** Everything that is asked, and the operations that aren't because nothing is there that they are about. */
export function readsOf(foundBy: Record<Desk, Found>): { reads: DeskRead[]; missing: string[] } {
  const reads: DeskRead[] = []
  const missing: string[] = []
  for (const operation of deskOperations) {
    const as: Desk = operation.path.startsWith('/research/') ? 'researcher' : 'operator'
    const paths = pathsOf(operation, foundBy[as])
    if (paths.length === 0) missing.push(operation.id)
    const { properties, required } = queryOf(operation)
    const offered = Object.entries(properties).map(([name, { enum: choices }]) => ({
      name,
      needed: required.includes(name) || alwaysSaid.includes(name),
      choices: choices ?? valuesOf(operation, name)?.(foundBy[as]) ?? [],
    }))
    const needed = offered.filter((one) => one.needed)
    const always = [
      ...(operation.list ? ['limit=50'] : []),
      ...needed.flatMap(({ name, choices: [first] }) => (first === undefined ? [] : [`${name}=${first}`])),
    ]
    for (const { path, list } of paths) {
      const statuses = list ? financeStatuses[list] : undefined
      const narrowed = offered.flatMap(({ name, choices }) =>
        (name === 'status' && statuses ? statuses : choices).map((choice) => [
          ...always.filter((one) => !one.startsWith(`${name}=`)),
          `${name}=${choice}`,
        ]),
      )
      for (const query of [always, ...narrowed])
        reads.push({ as, name: operation.id, path: query.length === 0 ? path : `${path}?${query.join('&')}` })
    }
  }
  return { reads, missing }
}

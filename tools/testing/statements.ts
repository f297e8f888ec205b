import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPage as findActions } from '#lib/operators/action-row.ts'
import type { OperatorActor } from '#lib/actor.ts'
import { selectKept, selectOne } from '#lib/agreements/select-at-once.ts'
import { findArchives, type ArchiveFilters } from '#lib/archives/list-archives.ts'
import { lockWaiting } from '#lib/attachments/lock-waiting.ts'
import { findUntold } from '#lib/billing/issue-statement.ts'
import { findAccounts, findDisputes, findDocuments } from '#lib/billing/reported-entries.ts'
import { findPage as findCasesPage } from '#lib/casework/find-cases.ts'
import type { FindCasesQuery } from '#lib/casework/schema.ts'
import type { Tx } from '#lib/db.ts'
import { findEarnings } from '#lib/earnings/list-earnings.ts'
import { findRows } from '#lib/finance/list-rows.ts'
import type { Filters } from '#lib/finance/row-sources.ts'
import { findBooked, findLines, findOpening, findStrays } from '#lib/finance/read-month.ts'
import { financeLists, financeStatuses } from '#lib/finance/state.ts'
import { findSums as findFinanceSums } from '#lib/finance/sum-rows.ts'
import { insertEvents } from '#lib/events/record-many-events.ts'
import { findEvents } from '#lib/events/list-feed.ts'
import { countTimes, sumAlong, sumOverTime } from '#lib/figures/kept-rows.ts'
import { addLabels, writeFilings } from '#lib/filing/file-orders.ts'
import { findCostCentres, findFolders, findLabels } from '#lib/filing/list-shelves.ts'
import { Prisma, type Client, type Researcher } from '#lib/generated/prisma/client.ts'
import { idPrefixes, newId, type IdKind } from '#lib/ids.ts'
import { findAllIds as findOperatorsIds, findPage as findOperatorsPage } from '#lib/operators/find-orders.ts'
import { operatorSorts, type FindOrdersQuery } from '#lib/operators/orders-schema.ts'
import { findSums } from '#lib/operators/sum-orders.ts'
import { findCounts } from '#lib/orders/count-orders.ts'
import { findOffer, type OfferRow } from '#lib/offers/get-offer-row.ts'
import { findOrdersOf } from '#lib/orders/find-orders-of.ts'
import { findTheirs } from '#lib/orders/find-theirs.ts'
import { insertKeptMessage, insertMessage } from '#lib/messages/write-at-once.ts'
import { findHistory } from '#lib/orders/list-events.ts'
import { findAllIds as findCustomersIds } from '#lib/orders/list-all-ids.ts'
import { findPage as findCustomersPage } from '#lib/orders/list-orders.ts'
import { findAndLock, findById, insertKept, insertMany, insertOne, type OrderRow } from '#lib/orders/order-row.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { toTextQuery } from '#lib/orders/text-query.ts'
import type { ListOrdersQuery } from '#lib/orders/schema.ts'
import { findListed, toCursor } from '#lib/orders/sorted-page.ts'
import { orderSorts, turnGroups } from '#lib/orders/state.ts'
import type { PageRequest } from '#lib/paging.ts'
import { findGroups } from '#lib/payments/sum-order-money.ts'
import { findSeen } from '#lib/push/device-row.ts'
import { countKinds } from '#lib/queue/count-queue.ts'
import { findWaiting } from '#lib/queue/find-waiting.ts'
import { queueKinds } from '#lib/queue/kinds.ts'
import { findWork } from '#lib/researchers/find-work.ts'
import { findNearest, findPage as findBoardsPage } from '#lib/researchers/list-research-orders.ts'
import type { ListResearchOrdersQuery } from '#lib/researchers/schema.ts'
import { listedStages } from '#lib/researchers/state.ts'
import { statements } from '#lib/sql.ts'
import { findSessions } from '#lib/users/list-sessions.ts'
import { findMany as findManyDue, findOne as findOneDue } from '#lib/webhooks/due-deliveries.ts'
import { findLatency } from '#lib/webhooks/measure-latency.ts'
import { findOldestMissed } from '#lib/webhooks/preview-recovery.ts'
import { countMissed } from '#lib/webhooks/recover-endpoint.ts'
import { findSlice } from '#lib/webhooks/recover-slice.ts'
import { findIds as findDeliveryIds } from '#lib/webhooks/search-deliveries.ts'
import { findChosen } from '#lib/visits/get-shelf-list.ts'
import { keepSuccesses } from '#lib/webhooks/settle-successes.ts'
import { insertEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { customerActor, researcherActor } from '#prisma/factories.ts'
import { placesBy } from '#tools/testing/places.ts'

// A statement is defined where its module loads, so that loading all of them finds all of them.
export const modules = globSync('lib/**/*.ts', { cwd: process.cwd() })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('lib/generated/'))
  .filter((file) => /\bdefine(Query|Command|Lock|OrderQuery)\(/.test(readFileSync(file, 'utf8')))
for (const file of modules) await import(join(process.cwd(), file))

/** What makes all the texts of a statement whose text depends on its arguments. Null for each does for every other. */
const samples = new Map<unknown, readonly (readonly unknown[])[]>()
const sample = <A extends unknown[]>(statement: (tx: Tx, ...args: A) => unknown, ...calls: A[]) =>
  samples.set(statement, calls)

const at = '2026-03-02T09:30:00.000Z'
const onPages = <const A extends readonly unknown[]>(...args: A): [...A, PageRequest][] => [
  [...args, { order: 'desc', limit: 1 }],
  [...args, { order: 'desc', limit: 1, startingAfter: 'a' }],
  [...args, { order: 'asc', limit: 1, startingAfter: 'a' }],
]
// Behind a place, as a list by these has it.
const behind = <const A extends readonly unknown[]>(values: readonly unknown[], ...args: A): [...A, PageRequest][] =>
  (['asc', 'desc'] as const).map((order) => [...args, { order, limit: 1, startingAfter: toCursor('a', values) }])
const customer = customerActor({ id: 'a', currency: 'EUR', autoOpen: true, billing: 'card' } as Client)
const researcher = researcherActor({ id: 'a', name: 'Ada' } as Researcher)
const operator: OperatorActor = { ...researcher, type: 'operator' }

sample(findCounts, [customer])
sample(findById, [customer, 'a'], [researcher, 'a'], [operator, 'a'])
sample(findAndLock, [customer, 'a'], [researcher, 'a'], [operator, 'a'])
sample(findOrdersOf, [operator, ['a']])
const cutoff = new Date(0)
const soughtInQueue = {
  ...{ ids: ['a'], orderIds: ['a'], clientIds: ['a'], researcherIds: ['a'] },
  ...{ name: 'a', words: toTextQuery('a') },
}
const everyFilter = { sought: soughtInQueue, assignee: { id: 'a' }, late: true, asleep: true }
const queuePage = { sort: 'due', order: 'asc', limit: 1, after: { at: cutoff, id: 'a' } } as const
sample(countKinds, [
  queueKinds.map((kind) => ({ kind, cutoff: kind === 'payments' ? undefined : cutoff })),
  'production',
  'a',
])
sample(
  findWaiting,
  ...queueKinds.flatMap((kind): Parameters<typeof findWaiting> extends [Tx, ...infer A] ? A[] : never => [
    [kind, 'production', cutoff, {}, { ...queuePage, after: undefined }],
    [kind, 'production', undefined, { targetId: 'a' }, queuePage],
    [kind, 'production', cutoff, everyFilter, queuePage],
    [
      kind,
      'production',
      undefined,
      { assignee: { id: null }, late: true },
      { ...queuePage, sort: 'since', order: 'desc' },
    ],
  ]),
)
sample(findChosen, [researcher, 'a', ['a']])
sample(lockWaiting, [customer, ['a']])
sample(findTheirs, [customer, ['a']])
sample(writeFilings, [customer, ['a'], { folder: 'a', assigneeId: null, costCentre: null }])
sample(addLabels, [customer, ['a'], ['a']])
sample(findFolders, [customer])
sample(findLabels, [customer])
sample(findCostCentres, [customer])
const span = { since: new Date(0), end: new Date(0), lostBefore: new Date(0) }
const account = { clientId: 'a', environment: 'development', currency: 'EUR' } as const
sample(findAccounts, [span])
sample(findDocuments, [account, span, 1])
sample(findDisputes, [account, span])
sample(findUntold, [new Date(0), { researcherId: 'a', environment: 'development', currency: 'EUR' }])

// `Required`: a new filter doesn't compile until it has its sample here.
const listed: Required<Omit<ListOrdersQuery, 'turn' | 'sort'>> = {
  status: 'open',
  externalOrderRef: 'a',
  createdAfter: at,
  updatedAfter: at,
  q: 'a',
  customerName: 'a',
  folder: 'a',
  label: 'a',
  assigneeId: 'a',
  costCentre: 'a',
}
const { q: _, ...unsought } = listed
const theirs = visibleTo(customer)
const named = ['CS-7QK-4MR', newId('order')]
sample(
  findCustomersIds,
  ...orderSorts.map((sort): [typeof theirs, typeof customer, ListOrdersQuery] => [theirs, customer, { sort }]),
  [theirs, customer, { sort: 'activity', turn: 'you', q: 'a' }],
)
sample(findListed, [
  { keys: [{ sql: Prisma.sql`o.updated_at`, type: 'timestamptz' }], among: Prisma.sql`orders o WHERE ${theirs}` },
  'a',
])
sample(
  findCustomersPage,
  ...onPages(customer, theirs, customer, listed),
  ...turnGroups.flatMap((turn) => onPages(customer, theirs, customer, { turn })),
  ...onPages(customer, theirs, customer, { ...unsought, turn: 'you' }),
  ...onPages(customer, theirs, customer, { turn: 'you', sort: 'due' }),
  ...onPages(customer, theirs, customer, { turn: 'waiting', q: 'a' }),
  ...orderSorts.flatMap((sort) => onPages(customer, theirs, customer, { sort })),
  ...orderSorts.flatMap((sort) =>
    sort === 'placed' ? [] : behind(placesBy[sort], customer, theirs, customer, { sort }),
  ),
  ...named.flatMap((q) => onPages(customer, theirs, customer, { q })),
  ...orderSorts.flatMap((sort) => onPages(customer, theirs, customer, { sort, status: 'open', q: 'a' })),
)

sample(
  findGroups,
  [customer, listed, 1],
  [customer, { turn: 'you', sort: 'due' }, 1],
  [customer, { sort: 'folder' }, 1],
  [customer, { sort: 'paid' }, 1],
)

const board: Required<Omit<ListResearchOrdersQuery, 'stage'>> = {
  status: 'open',
  mine: 'true',
  fits: 'true',
  hidden: 'true',
  sort: 'price',
  q: 'a',
  archive: 'a',
  country: 'FRA',
  language: 'fr',
}
sample(
  findBoardsPage,
  ...onPages(researcher, researcher, board),
  [researcher, researcher, { mine: 'false', hidden: 'false' }, { order: 'asc', limit: 1 }],
  ...onPages(researcher, researcher, { status: 'open', sort: 'price' } as const),
  ...behind(placesBy.price, researcher, researcher, { status: 'open', sort: 'price' } as const),
  ...onPages(researcher, researcher, {}),
  ...named.flatMap((q) => onPages(researcher, researcher, { q })),
)
const nearest = { ...board, sort: 'distance' } as const
sample(
  findNearest,
  ...onPages(researcher, 'a', 'production', nearest),
  ...behind([1], researcher, 'a', 'production', nearest),
)

sample(
  findWork,
  ...listedStages.flatMap((stage) => onPages(researcher, 'a', stage, 'a')),
  ...behind(['infinity'], researcher, 'a', 'at_work', 'a'),
  ...named.map((q): [typeof researcher, string, 'done', string, PageRequest] => [
    researcher,
    'a',
    'done',
    q,
    { order: 'desc', limit: 1 },
  ]),
)

const found: Required<Omit<FindOrdersQuery, 'q' | 'sort' | 'status'>> = {
  ...{
    clientId: 'a',
    researcherId: 'a',
    chosenId: 'a',
    archiveId: 'a',
    country: 'FRA',
    from: '2026-03-02',
    to: '2026-03-02',
  },
  ...{ late: 'true', currency: 'EUR', amountFrom: 1, amountTo: 2 },
}
const { currency, amountFrom, amountTo, ...alone } = found
const eachFilter: FindOrdersQuery[] = [
  ...Object.entries(alone).map(([name, value]) => ({ [name]: value })),
  { currency },
  { currency, amountFrom, amountTo },
  { status: ['open'] },
  { ...found, status: ['open', 'submitted'] },
]
const visible = visibleTo(operator)
const { chosenId: _chosen, currency: _currency, amountFrom: _from, amountTo: _to, ...withoutTerms } = found
const sought = [
  ...Object.keys(idPrefixes).map((kind) => newId(kind as IdKind)),
  'CS-7QK-4MR',
  'pi_a',
  'jeanne@example.org',
  'some words',
]
sample(findOperatorsIds, [visible, { sort: 'due' }], [visible, { sort: 'amount' }], [visible, { ...found, q: 'a' }])
sample(
  findOperatorsPage,
  ...eachFilter.flatMap((query) => onPages(operator, visible, query)),
  ...operatorSorts.flatMap((sort) => onPages(operator, visible, { sort })),
  ...behind(placesBy.due, operator, visible, { sort: 'due' } as const),
  ...behind(placesBy.agreed, operator, visible, { sort: 'amount' } as const),
  ...sought.flatMap((q) => onPages(operator, visible, { ...found, q })),
  // Without what was agreed words are met on the way through the list.
  ...operatorSorts.flatMap((sort) => onPages(operator, visible, { ...withoutTerms, sort, q: 'some words' })),
)
sample(
  findSums,
  [visible, {}, 1],
  ...eachFilter.map((query): [typeof visible, FindOrdersQuery, number] => [visible, query, 1]),
)

const ofCases: FindCasesQuery = { origin: 'late', kind: 'late', state: 'undecided', late: 'true' }
sample(
  findCasesPage,
  ...onPages('development', {}),
  ...onPages('development', ofCases),
  ...onPages('development', { origin: 'dispute' }),
  ...onPages('development', { state: 'closed', late: 'false' }),
  ...onPages('development', { late: 'true' }),
  ...[newId('case'), newId('order'), 'CS-7QK-4MR/1', 'a'].flatMap((q) => onPages('development', { q })),
)

sample(
  findActions,
  ...onPages({}),
  ...onPages({ by: 'a' }),
  ...onPages({ kind: 'order' }),
  ...onPages({ targets: ['a'] }),
  ...onPages({ by: 'a', kind: 'order', targets: ['a'], from: '2026-03-02', to: '2026-03-02' }),
)

const filters: Required<ArchiveFilters> = {
  country: 'FRA',
  kind: 'city',
  words: ['a'],
  cursor: { id: 'a', sortName: 'a' },
}
sample(findArchives, ...onPages(filters))
const booked: Required<Omit<Filters, 'status'>> = {
  from: '2026-03-02',
  to: '2026-03-02',
  currency: 'EUR',
  about: { id: 'a', orderIds: ['a'] },
}
const bySomebody: Filters = { about: { id: 'a', orderIds: [], researchers: { ids: ['a'], accountIds: ['a'] } } }
const listFilters = financeLists.flatMap((list) =>
  [{}, booked, bySomebody, ...financeStatuses[list].map((status) => ({ status }))].map(
    (filter) => [list, filter] as const,
  ),
)
sample(findRows, ...listFilters.flatMap(([list, filter]) => onPages(list, 'development', filter)))
sample(
  findFinanceSums,
  ...listFilters.map(([list, filter]): [typeof list, 'development', Filters, number] => [
    list,
    'development',
    filter,
    1,
  ]),
)
const month = { from: new Date(0), end: new Date(0) }
for (const statement of [findLines, findOpening, findBooked, findStrays]) sample(statement, ['development', month])
sample(findEarnings, ...onPages('a', 'development', { month: '2026-03' }))
sample(
  findDeliveryIds,
  ...onPages('a', 'development', {}),
  ...onPages('a', 'development', { eventType: 'a', from: 'a', to: 'a' }),
)
sample(findSessions, ...onPages('a'))
sample(findSeen, ...onPages('a'))

const place = { horizon: 0n, position: 0n }
const endpoint = { id: 'a', clientId: 'a', environment: 'development' as const, eventTypes: [] }
sample(findEvents, ['a', 'development', place, 1])
sample(countMissed, [endpoint, place, new Date(at)])
sample(findOldestMissed, [endpoint, place, new Date(at)])
sample(findLatency, ['a', 'a'])
const days = { from: '2026-01-15', to: '2026-03-10' }
sample(sumAlong, ['development', 'client', days, 1, ['a']])
sample(sumOverTime, ['development', 'week', days])
sample(countTimes, ['development', 'week', days])
sample(insertEvents, [['a'], '{}', []])
sample(insertMany, ['[]', []])
sample(insertOne, [{} as OrderRow, []])
const kept = { scope: 'a', key: 'a', fingerprint: '', status: 201, body: 'a', location: null }
sample(insertKept, [{} as OrderRow, [], kept])
const message = { id: 'a', orderId: 'a', content: 'a' }
sample(insertMessage, [customer, message, []], [researcher, message, []])
sample(insertKeptMessage, [customer, message, [], kept], [researcher, message, [], kept])
sample(findOffer, [customer, 'a', 'a'])
const offered = { id: 'a', orderId: 'a', amountMinor: 1, currency: 'EUR' } as OfferRow
sample(selectOne, [customer, offered, []])
sample(selectKept, [customer, offered, [], kept])
sample(findHistory, ...onPages(customer, 'a'), ...onPages(operator, 'a'), [researcher, 'a', { order: 'asc', limit: 1 }])
const made = { id: 'a', startedAt: new Date(0), durationMs: 1, seenAttempts: 0 }
sample(keepSuccesses, [[made], 'a', 'a'], [[made, made], 'a', 'a'])
sample(findOneDue, [['a'], 1])
sample(findManyDue, [['a', 'a'], 1])
sample(findSlice, [endpoint, place, new Date(at), new Date(at)])
sample(insertEndpoint, [{ ...endpoint, url: 'a', description: null, secretEncrypted: 'a', alerts: null, batch: null }])

const nulls = Array.from({ length: 10 }, () => null)
const branches = /[^?] \? |&&|\bif \(/
/** Each statement that there is, with all of its texts; without one where no sample makes it. */
export const cases = [...statements].flatMap(([statement, { build, shape }]) => {
  const source = String(build)
  const calls = samples.get(statement)
  if (!calls && branches.test(source)) return [{ name: source, text: undefined, shape }]
  return (calls ?? [nulls]).map((args) => {
    try {
      const { text } = build(...(args as never))
      return { name: text.trim().replace(/\s+/g, ' ').slice(0, 160), text, shape }
    } catch {
      return { name: source, text: undefined, shape }
    }
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { Callslip, Schemas } from '../client.ts'
import type { Command, Given } from './command.ts'
import type { Column } from './output.ts'

type Row = Schemas['LoggedRequest']
type Filters = { status?: string; orderId?: string; method?: 'GET' }

const columns: Column<Row>[] = [
  { name: 'at', width: 24, of: ({ createdAt }) => createdAt },
  { name: 'status', width: 6, of: ({ status }) => status },
  { name: 'ms', width: 6, of: ({ durationMs }) => durationMs },
  { name: 'call', width: 58, of: ({ method, path }) => `${method} ${path}` },
  { name: 'refusal', width: 60, of: ({ error, errorCode }) => error ?? errorCode },
]

// A row is written a second or two after its call, and not always in the calls' order.
const overlapMs = 15_000
const everyMs = 1_500

/** Calls as they are made. Reading the log is no call that it holds. */
async function* newRows(client: Callslip, filters: Filters, signal: AbortSignal): AsyncGenerator<Row> {
  const { data, response } = await client.GET('/request-log', { params: { query: { limit: 1 } }, signal })
  let from = new Date(response.headers.get('date') ?? Date.now()).getTime()
  const begun = data[0]?.id ?? ''
  let seen = new Set<string>()
  while (!signal.aborted) {
    const query = { ...filters, since: new Date(from - overlapMs).toISOString(), order: 'asc', limit: 100 } as const
    const now = new Set<string>()
    for await (const row of client.list('/request-log', { params: { query }, signal })) {
      now.add(row.id)
      // Ids sort by time.
      if (row.id > begun && !seen.has(row.id)) yield row
      from = Math.max(from, new Date(row.createdAt).getTime())
    }
    seen = now
    await sleep(everyMs, undefined, { signal }).catch(() => {})
  }
}

const filters = {
  status: { value: 'status', hint: 'such as 4xx or 409' },
  order: { value: 'order', hint: 'only what was about it' },
  method: { value: 'method', hint: 'GET, POST …' },
}
const filtersOf = (given: Given): Filters => {
  const [status, orderId, method] = [given.text('status'), given.text('order'), given.text('method')]
  return {
    ...(status === undefined ? {} : { status }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(method === undefined ? {} : { method: method.toUpperCase() as 'GET' }), // the service says which there are
  }
}

export const logs: Command[] = [
  {
    name: 'logs list',
    options: { ...filters, limit: { value: 'n', hint: 'how many at most, up to 100; 25 when absent' } },
    summary: 'Lists the calls of your account, the newest first.',
    run: async (given, { client, print }) => {
      const query = { ...filtersOf(given), limit: Number(given.text('limit') ?? 25) }
      await print.rows((await client().GET('/request-log', { params: { query } })).data, columns)
    },
  },
  {
    name: 'logs tail',
    options: filters,
    summary: 'Shows the calls of your account as they are made.',
    run: async (given, { client, print, signal }) => {
      await print.rows(newRows(client(), filtersOf(given), signal), columns)
    },
  },
]

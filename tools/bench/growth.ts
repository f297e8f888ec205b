// What a hundred or a thousand times as many orders do to every read: two running services, one with few orders and one with many
// (seed.ts), asked the same in turn by one who waits for each answer.
//   npm run bench:growth -- --few <DATA_DIR> --many <DATA_DIR> [--times 200] [--only orders]
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { latencies, send, type Target } from './load.ts'
import { signIn, type Role } from './sign-in.ts'

const { values } = parseArgs({
  options: {
    few: { type: 'string' },
    many: { type: 'string' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const [few, many, times] = z
  .tuple([z.string(), z.string(), z.coerce.number().int().min(2)])
  .parse([values.few, values.many, values.times])

/** `oldest`: a seeded order of the customer's, the first of all. */
type Service = {
  targets: Record<Role | 'visitor', Target>
  oldest: Record<'id' | 'reference' | 'archive' | 'name', string>
}

const orderRows = z.array(
  z.object({
    id: z.string(),
    order: z.object({
      externalOrderRef: z.string().optional(),
      archiveRepositoryId: z.string().optional(),
      personsOfInterest: z.array(z.object({ lastname: z.string().optional() })).optional(),
    }),
  }),
)

async function open(dataDir: string): Promise<Service> {
  const targets = await signIn(dataDir)
  const path = '/orders?limit=100&order=asc&status=completed'
  const rows = orderRows.parse(JSON.parse(await send(targets.customer, { method: 'GET', path, status: 200 })))
  const row = rows.find(({ order }) => order.externalOrderRef?.startsWith('REF-'))
  if (!row) throw new Error(`${dataDir} holds no seeded orders.`)
  const { externalOrderRef = '', archiveRepositoryId = '', personsOfInterest: [person] = [] } = row.order
  return {
    targets,
    oldest: { id: row.id, reference: externalOrderRef, archive: archiveRepositoryId, name: person?.lastname ?? '' },
  }
}

type Read = [as: Role | 'visitor', name: string, path: (service: Service) => string]
const reads: Read[] = [
  ['customer', 'order', ({ oldest }) => `/orders/${oldest.id}`],
  ['customer', 'history of an order', ({ oldest }) => `/orders/${oldest.id}/events`],
  ['customer', 'offers of an order', ({ oldest }) => `/orders/${oldest.id}/offers`],
  ['customer', 'orders', () => '/orders?limit=20'],
  ['customer', 'orders, a page of the oldest', ({ oldest }) => `/orders?limit=20&startingAfter=${oldest.id}`],
  ['customer', 'orders of a state', () => '/orders?limit=20&status=completed'],
  ['customer', 'orders whose turn it is', () => '/orders?limit=20&turn=you'],
  ['customer', 'orders by what is due', () => '/orders?limit=20&sort=due'],
  ['customer', 'orders by reference', () => '/orders?limit=20&sort=reference'],
  ['customer', 'orders by customer', () => '/orders?limit=20&sort=customer'],
  ['customer', 'orders by change', () => '/orders?limit=20&sort=activity'],
  ['customer', 'an order by its reference', ({ oldest }) => `/orders?externalOrderRef=${oldest.reference}`],
  ['customer', 'orders that name somebody', ({ oldest }) => `/orders?limit=20&q=${oldest.name}`],
  ['customer', 'orders with words of two', ({ oldest }) => `/orders?limit=20&q=${oldest.name}+archive`],
  ['customer', 'orders with a word that none has', () => '/orders?limit=20&q=zyxwvut'],
  ['customer', 'counts', () => '/orders/counts'],
  ['customer', 'money of an order', ({ oldest }) => `/orders/money?orderIds=${oldest.id}`],
  ['customer', 'shelves', () => '/orders/shelves'],
  ['customer', 'events', () => '/events?limit=100'],
  ['customer', 'unread messages', () => '/messages/unread'],
  ['customer', 'documents for the books', () => '/billing/documents?limit=20'],
  ['customer', 'figures of an archive', ({ oldest }) => `/archives/${oldest.archive}/figures`],
  ['researcher', 'board', () => '/research/orders?limit=20'],
  ['researcher', 'earnings', () => '/research/earnings'],
  ['researcher', 'earnings by order', () => '/research/earnings/orders?limit=20'],
  ['researcher', 'profile', () => '/research/profile'],
  ['operator', 'counts of the queue', () => '/operator/queue/counts'],
  ['operator', 'orders to open', () => '/operator/queue/items?kind=orders&limit=50'],
  ['operator', 'payments in trouble', () => '/operator/queue/items?kind=payments&limit=50'],
  ['operator', 'overdue orders', () => '/operator/queue/items?kind=overdue&limit=50'],
  ['operator', 'all orders', () => '/operator/orders?limit=20'],
  ['operator', 'all orders of a state', () => '/operator/orders?limit=20&status=open'],
  ['operator', 'all orders that name somebody', ({ oldest }) => `/operator/orders?limit=20&q=${oldest.name}`],
  ['operator', 'an order, found by its id', ({ oldest }) => `/operator/orders?q=${oldest.id}`],
  ['operator', 'any order', ({ oldest }) => `/operator/orders/${oldest.id}`],
  ['operator', 'clients', () => '/operator/clients?limit=20'],
  ['operator', 'researchers', () => '/operator/researchers?limit=20'],
  ['operator', 'figures', () => '/operator/figures'],
  ['operator', 'health', () => '/operator/health'],
  ['visitor', 'landing page', () => '/'],
]

const services = { few: await open(few), many: await open(many) }
const agents = { few: new Agent({ keepAlive: true }), many: new Agent({ keepAlive: true }) }
const ask = async (side: keyof typeof services, as: Read[0], path: Read[2]) => {
  const begun = performance.now()
  const service = services[side]
  await send(service.targets[as], { method: 'GET', path: path(service), status: 200 }, agents[side])
  return performance.now() - begun
}
console.log(`${'ms'.padEnd(48)}few: p50    p99   many: p50    p99   p50 x  p99 x`)
for (const [as, name, path] of reads.filter(([as, name]) => `${as}: ${name}`.includes(values.only))) {
  const taken = { few: [] as number[], many: [] as number[] }
  try {
    for (let n = 0; n < 5; n += 1) for (const side of ['few', 'many'] as const) await ask(side, as, path)
    // What takes seconds is told after a few.
    const begun = performance.now()
    for (let n = 0; n < times && performance.now() - begun < 20_000; n += 1)
      for (const side of n % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const))
        taken[side].push(await ask(side, as, path))
  } catch (error) {
    console.log(`${`${as}: ${name}`.padEnd(44)}${error instanceof Error ? error.message : String(error)}`)
    continue
  }
  const [a, b] = [latencies(taken.few), latencies(taken.many)]
  const [p50, p99] = [b.p50 / a.p50, b.p99 / a.p99]
  const cell = (ms: number) => ms.toFixed(1).padStart(9)
  console.log(
    `${`${as}: ${name}`.padEnd(44)}${cell(a.p50)}${cell(a.p99)}  ${cell(b.p50)}${cell(b.p99)}  ${p50.toFixed(2).padStart(6)} ${p99.toFixed(2).padStart(6)}${p50 > 1.2 || p99 > 1.5 ? ' !' : ''}`,
  )
}
for (const agent of Object.values(agents)) agent.destroy()

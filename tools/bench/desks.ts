// What the operators' and the researchers' lists cost on a database of many orders (seed.ts): the first page of each, and the one after it
// by every sort, asked one after the other at a running service.
//   npm run bench:desks -- --data <DATA_DIR> [--times 40] [--only orders]
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { latencies, send } from './load.ts'
import { signIn } from './sign-in.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    times: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
})
const [data, times] = z.tuple([z.string(), z.coerce.number().int().min(2)]).parse([values.data, values.times])
const targets = await signIn(data)
const agent = new Agent({ keepAlive: true })
const ask = (as: 'operator' | 'researcher', path: string) =>
  send(targets[as], { method: 'GET', path, status: 200 }, agent)

const rows = z.array(
  z.object({
    id: z.string(),
    client: z.object({ id: z.string() }),
    researcher: z.object({ id: z.string() }).optional(),
    order: z.object({ archiveRepositoryId: z.string().optional(), number: z.string() }),
  }),
)
const first = async (search: string) =>
  rows.parse(JSON.parse(await ask('operator', `/operator/orders?limit=50${search}`)))
const some = (await first('&status=completed')).find(({ order }) => order.archiveRepositoryId)
if (!some?.researcher) throw new Error(`${data} holds no seeded orders.`)
const after = async (search: string) =>
  `/operator/orders?limit=50${search}&startingAfter=${(await first(search)).at(-1)?.id}`
const year = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 4)
const orders = (search: string) => `/operator/orders?limit=50${search}`
const { client, researcher, order, id } = some
const archiveId = order.archiveRepositoryId ?? ''

const reads: [as: 'operator' | 'researcher', name: string, path: string][] = [
  ['operator', 'orders', orders('')],
  ['operator', 'orders, the next page', await after('')],
  ['operator', 'orders, oldest first', orders('&order=asc')],
  ['operator', 'orders by due', orders('&sort=due&order=asc')],
  ['operator', 'orders by due, the next page', await after('&sort=due&order=asc')],
  ['operator', 'orders by amount', orders('&sort=amount')],
  ['operator', 'orders by amount, the next page', await after('&sort=amount')],
  ['operator', 'orders of a state', orders('&status=open')],
  ['operator', 'orders of three states', orders('&status=confirmed,in_progress,delivered')],
  ['operator', 'orders of a month', orders(`&from=${year}-03-01&to=${year}-03-31`)],
  ['operator', 'orders until a day long ago', orders(`&to=${year}-02-01&status=cancelled`)],
  ['operator', 'orders that are late', orders('&late=true')],
  ['operator', 'late ones by due', orders('&late=true&sort=due&order=asc')],
  ['operator', 'orders in a country', orders('&country=ISL')],
  ['operator', 'orders in a country, of a state', orders('&country=ISL&status=withdrawn')],
  ['operator', 'orders of an archive', orders(`&archiveId=${archiveId}`)],
  ['operator', 'orders of a client', orders(`&clientId=${client.id}`)],
  ['operator', 'orders of a researcher', orders(`&chosenId=${researcher.id}`)],
  ['operator', 'orders between two amounts', orders('&currency=EUR&amountFrom=30&amountTo=31')],
  ['operator', 'orders above an amount, by amount', orders('&currency=GBP&amountFrom=200&sort=amount&order=asc')],
  ['operator', 'orders with a word', orders('&q=Moreau')],
  ['operator', 'an order by its number', orders(`&q=${order.number}`)],
  ['operator', 'an order by its id', orders(`&q=${id}`)],
  ['operator', 'sums of all orders', '/operator/orders/totals'],
  ['operator', 'sums of a state', '/operator/orders/totals?status=in_progress'],
  ['operator', 'queue', '/operator/queue'],
  ['operator', 'cases', '/operator/cases?limit=50'],
  ['operator', 'clients', '/operator/clients?limit=50'],
  ['operator', 'clients of a name', '/operator/clients?limit=50&q=Moreau'],
  ['operator', 'researchers', '/operator/researchers?limit=50'],
  ['operator', 'people', '/operator/people?limit=50'],
  ['operator', 'audit log', '/operator/actions?limit=50'],
  ['operator', 'archives', '/operator/archives?limit=50'],
  ['operator', 'figures', '/operator/figures'],
  ['operator', 'an order', `/operator/orders/${id}`],
  ['researcher', 'board', '/research/orders?limit=50'],
  ['researcher', 'own work', '/research/orders?limit=50&mine=true'],
  ['researcher', 'earnings', '/research/earnings'],
  ['researcher', 'earnings by order', '/research/earnings/orders?limit=50'],
]

const wanted = 100
console.log(`${'ms'.padEnd(56)}p50      p95`)
for (const [as, name, path] of reads.filter(([as, name]) => `${as}: ${name}`.includes(values.only))) {
  const taken: number[] = []
  try {
    await ask(as, path)
    // What takes seconds is told after a few.
    const begun = performance.now()
    for (let n = 0; n < times && performance.now() - begun < 20_000; n += 1) {
      const at = performance.now()
      await ask(as, path)
      taken.push(performance.now() - at)
    }
  } catch (error) {
    console.log(`${`${as}: ${name}`.padEnd(50)}${error instanceof Error ? error.message : String(error)}`)
    continue
  }
  const { p50, p95 } = latencies(taken)
  const cell = (ms: number) => ms.toFixed(1).padStart(9)
  console.log(`${`${as}: ${name}`.padEnd(50)}${cell(p50)}${cell(p95)}${p95 > wanted ? ' !' : ''}`)
}
agent.destroy()

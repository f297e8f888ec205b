import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
// A batch may overdraw the limit: the client then waits for as long as Retry-After says, two minutes at most.
// What others use up meanwhile may make it wait once more.
const client = createClient({ baseUrl, apiKey, retries: 20 })

const [file = 'orders.jsonl', listName = basename(file)] = process.argv.slice(2)
/** The list's name and an order's reference, or its place, are a key that stays. */
const keyOf = (reference: string | number) =>
  createHash('sha256')
    .update(JSON.stringify([listName, reference]))
    .digest('hex')

const orders = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Schemas['PlaceOrder'])
const rows = orders.map((order, i) => ({
  ...order,
  idempotencyKey: keyOf(order.externalOrderRef ?? i),
}))

/** Sends rows, writes down what became of them, and returns those to be sent again. */
async function place(
  batch: readonly (typeof rows)[number][],
): Promise<(typeof rows)[number][]> {
  const { data } = await client.POST('/orders/batch', { body: { orders: [...batch] } })
  return data.results.flatMap(({ index, status, order, error }) => {
    const row = batch[index]
    if (!row) throw new Error(`There is no row ${index}.`)
    if (status >= 500) return [row]
    counts[status === 201 ? 'placed' : status === 200 ? 'known' : 'refused'] += 1
    const what = order
      ? `${order.id}\t${order.order.number}`
      : `${error?.code}\t${error?.error}`
    appendFileSync(
      `${file}.placed`,
      `${row.externalOrderRef ?? row.idempotencyKey}\t${status}\t${what}\n`,
    )
    return []
  })
}

const counts = { placed: 0, known: 0, refused: 0 }
// Up to 500 rows and 1 MiB fit; fewer rows leave room for your other programs.
const batches: (typeof rows)[] = []
let bytes = 0
for (const row of rows) {
  const size = Buffer.byteLength(JSON.stringify(row)) + 1
  bytes += size
  const batch = batches.at(-1)
  if (batch && batch.length < 100 && bytes < 1_000_000) batch.push(row)
  else {
    batches.push([row])
    bytes = size
  }
}
let done = 0
for (const batch of batches) {
  let left = batch
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === 5)
      throw new Error(`${left.length} rows could not be placed for now: run it again.`)
    left = await place(left)
  }
  done += batch.length
  console.log(`${done} of ${rows.length}`)
}
console.log(`${counts.placed} placed, ${counts.known} known, ${counts.refused} refused`)
process.exitCode = counts.refused > 0 ? 1 : 0

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CallslipError, createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })

// Where a database is at hand, it is a table of orders and a row with the cursor.
const file = process.env.CALLSLIP_STATE ?? 'callslip.json'
type State = {
  cursor?: string
  readUntil?: string
  orders: Record<string, Schemas['Order']>
}
const state: State = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as State)
  : { orders: {} }

/** Orders and cursor are kept in one step: a crash leaves both as they were. */
function keep(): void {
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

/** The next hundred events: behind the cursor, from a time on, or from the first. */
async function nextPage() {
  const { cursor, readUntil } = state
  const from = cursor ? { after: cursor } : readUntil ? { since: readUntil } : {}
  try {
    return (await client.GET('/events', { params: { query: { limit: 100, ...from } } }))
      .data
  } catch (error) {
    const isUnknown =
      error instanceof CallslipError && error.status === 400 && cursor !== undefined
    if (!isUnknown) throw error
    console.error(`The feed doesn't know ${cursor} any more: on from ${readUntil}.`)
    delete state.cursor
    return nextPage()
  }
}

let events = 0
let fetched = 0
for (;;) {
  const page = await nextPage()
  const last = page.at(-1)
  if (!last) break
  // A hundred events may be about three orders: each is fetched once, as it stands now.
  for (const orderId of new Set(page.flatMap((event) => event.orderId ?? []))) {
    const { data } = await client.GET('/orders/{orderId}', {
      params: { path: { orderId } },
    })
    state.orders[orderId] = data
    fetched += 1
  }
  Object.assign(state, { cursor: last.id, readUntil: last.createdAt })
  keep()
  events += page.length
}
const known = Object.keys(state.orders).length
console.log(`events: ${events}, orders fetched: ${fetched}, orders known: ${known}`)

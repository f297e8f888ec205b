import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CallslipError, createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })

/** What the case system exports: one line for each document that a case needs. */
type Wanted = {
  caseNumber: string
  item: number
  client: string
  order: Schemas['PlaceOrder']
}
const wanted = JSON.parse(readFileSync(process.argv[2] ?? 'cases.json', 'utf8')) as Wanted[]

/** Asked first: a reference is kept for good, a key is remembered for 30 days. */
async function find(externalOrderRef: string) {
  const orders = client.list('/orders', {
    params: { query: { externalOrderRef, limit: 1 } },
  })
  const { value } = await orders.next()
  return value ?? undefined
}

/** The same case and item are the same key, whoever sends it, and however often. */
async function place({ client: customerName, order }: Wanted, externalOrderRef: string) {
  // Case numbers may hold any letter, a key only ASCII.
  const digest = createHash('sha256').update(externalOrderRef).digest('hex')
  const body = { ...order, customerName, externalOrderRef }
  const { data } = await client.POST('/orders', {
    body,
    idempotencyKey: `case-${digest}`,
  })
  return data
}

/** Where the case says something else by now than was ordered, somebody has to look. */
const differs = (given: Schemas['PlaceOrder'], { order }: Schemas['Order']) =>
  (['repositoryName', 'documentType', 'location', 'instructions'] as const).filter(
    (member) => given[member] !== undefined && given[member] !== order[member],
  )

for (const one of wanted) {
  const reference = `${one.caseNumber}-${one.item}`
  let order = await find(reference)
  const known = order !== undefined
  try {
    order ??= await place(one, reference)
  } catch (error) {
    // Somebody else sent this case a moment ago, with another text.
    if (!(error instanceof CallslipError) || error.code !== 'idempotency_key_reused')
      throw error
    order = await find(reference)
    if (!order) throw error
  }
  const different = differs(one.order, order)
  const remark =
    different.length > 0 ? `differs in ${different.join(', ')}` : known ? 'known' : 'placed'
  // Back into the case system: the id for programs, the number for people.
  console.log([reference, order.id, order.order.number, order.status, remark].join('\t'))
}

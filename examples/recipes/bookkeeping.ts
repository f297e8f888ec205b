import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createClient, eventsAfter, type FeedEvent } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
const file = process.env.CALLSLIP_JOURNAL ?? 'journal.tsv'

/** Of a line of the journal, what counts. Minor units; what comes back is negative. */
type Booked = {
  event: string
  payment: string
  kind: string
  amount: number
  orderId: string
}
const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
const journal = lines.map((line): Booked => {
  const [event = '', payment = '', kind = '', amount = '', , , orderId = ''] =
    line.split('\t')
  return { event, payment, kind, amount: Number(amount), orderId }
})
const sum = (payment: string, kinds: string[]) =>
  journal
    .filter((line) => line.payment === payment && kinds.includes(line.kind))
    .reduce((all, { amount }) => all + amount, 0)

async function snapshot(orderId: string, paymentIntentId: string) {
  const path = { orderId, paymentIntentId }
  const { data } = await client.GET('/orders/{orderId}/payments/{paymentIntentId}', {
    params: { path },
  })
  return data.payment
}

/** What an event means for the books, if anything. A hold is no payment: it isn't booked. */
type Meaning = { kind: string; amount: number; remark?: string }
async function meaningOf({
  orderId = '',
  type,
  data,
}: FeedEvent): Promise<Meaning | undefined> {
  switch (type) {
    case 'payment.captured':
      return {
        kind: 'paid',
        amount: (await snapshot(orderId, data.paymentIntentId)).amount,
      }
    case 'payment.refunded': {
      // What is new of what has gone back in all: older events have no `amountMinor`.
      const amount = -data.refundedMinor - sum(data.paymentIntentId, ['refund'])
      return { kind: 'refund', amount }
    }
    case 'payment.refund_failed': {
      // It may have been booked: a bank can send back days later what had arrived.
      const { refundedAmount = 0 } = await snapshot(orderId, data.paymentIntentId)
      const amount = -refundedAmount - sum(data.paymentIntentId, ['refund'])
      return { kind: 'refund', amount, remark: `a refund of ${data.amountMinor} failed` }
    }
    case 'payment.disputed':
      return { kind: 'open', amount: 0, remark: `${data.amountMinor} are disputed` }
    case 'payment.dispute_closed': {
      const remark = data.disputeStatus
      if (remark === 'lost') return { kind: 'dispute', amount: -data.amountMinor, remark }
      // A bank may decide for the charge after it had taken it back.
      const taken = -sum(data.paymentIntentId, ['dispute'])
      const { disputedAmount = 0 } = await snapshot(orderId, data.paymentIntentId)
      return { kind: 'dispute', amount: taken - Math.min(taken, disputedAmount), remark }
    }
    default:
      return undefined
  }
}

const known = new Set(journal.map(({ event }) => event))
const cursor = existsSync(`${file}.cursor`)
  ? readFileSync(`${file}.cursor`, 'utf8') || undefined
  : undefined
for await (const event of eventsAfter(client, cursor)) {
  const meaning = known.has(event.id) ? undefined : await meaningOf(event)
  if (meaning && event.orderId && 'paymentIntentId' in event.data) {
    const { kind, amount, remark = '' } = meaning
    const payment = event.data.paymentIntentId ?? ''
    const { orderId } = event
    const path = { orderId }
    const { order } = (await client.GET('/orders/{orderId}', { params: { path } })).data
    const what = [
      order.currency,
      event.createdAt,
      orderId,
      order.number,
      order.externalOrderRef ?? '',
    ]
    const cells = [event.id, payment, kind, String(amount), ...what, remark]
    appendFileSync(
      file,
      `${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')}\n`,
    )
    journal.push({ event: event.id, payment, kind, amount, orderId })
  }
  // Behind the line: where it ends in between, the next run knows the line.
  writeFileSync(`${file}.new`, event.id)
  renameSync(`${file}.new`, `${file}.cursor`)
}

const orderOf = new Map(journal.map(({ payment, orderId }) => [payment, orderId]))
for (const [payment, orderId] of orderOf) {
  const { amount, refundedAmount = 0 } = await snapshot(orderId, payment)
  const booked = sum(payment, ['paid', 'refund'])
  if (booked === amount - refundedAmount) continue
  console.error(`${payment}: ${booked} booked, but by now it is ${amount - refundedAmount}`)
  process.exitCode = 1
}
console.log(`${orderOf.size} payments, ${journal.length} lines`)

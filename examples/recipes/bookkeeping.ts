import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createClient, eventsAfter, type FeedEvent } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
const file = process.env.CALLSLIP_JOURNAL ?? 'journal.tsv'

/** Of a line of the journal, what counts. Minor units; what comes back is negative. */
type Booked = { event: string; payment: string; kind: string; amount: number }
const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
const journal = lines.map((line): Booked => {
  const [event = '', payment = '', kind = '', amount = ''] = line.split('\t')
  return { event, payment, kind, amount: Number(amount) }
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

/** What an event means for the books, if anything. A hold is no payment yet: it isn't booked. */
async function bookingOf({
  id,
  orderId = '',
  type,
  data,
}: FeedEvent): Promise<(Booked & { remark: string }) | undefined> {
  switch (type) {
    case 'payment.captured': {
      const { amount } = await snapshot(orderId, data.paymentIntentId)
      return { event: id, payment: data.paymentIntentId, kind: 'paid', amount, remark: '' }
    }
    case 'payment.refunded': {
      // It says how much has gone back in all, not how much this time.
      const amount = -data.refundedMinor - sum(data.paymentIntentId, ['refund'])
      return {
        event: id,
        payment: data.paymentIntentId,
        kind: 'refund',
        amount,
        remark: '',
      }
    }
    case 'payment.refund_failed':
    case 'payment.disputed': {
      const remark = `${data.amountMinor} ${type === 'payment.disputed' ? 'disputed' : 'could not be given back'}`
      return { event: id, payment: data.paymentIntentId, kind: 'open', amount: 0, remark }
    }
    case 'payment.dispute_closed': {
      const amount = data.disputeStatus === 'lost' ? -data.amountMinor : 0
      return {
        event: id,
        payment: data.paymentIntentId,
        kind: 'dispute',
        amount,
        remark: data.disputeStatus,
      }
    }
    default:
      return undefined
  }
}

const known = new Set(journal.map(({ event }) => event))
const touched = new Map<string, string>()
const cursor = existsSync(`${file}.cursor`)
  ? readFileSync(`${file}.cursor`, 'utf8')
  : undefined
for await (const event of eventsAfter(client, cursor)) {
  const booking = known.has(event.id) ? undefined : await bookingOf(event)
  if (booking && event.orderId) {
    const { data } = await client.GET('/orders/{orderId}', {
      params: { path: { orderId: event.orderId } },
    })
    const { currency, number, externalOrderRef = '' } = data.order
    const { payment, kind, amount, remark } = booking
    const cells = [
      event.id,
      payment,
      kind,
      amount,
      currency,
      event.createdAt,
      number,
      externalOrderRef,
      remark,
    ]
    appendFileSync(
      file,
      `${cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t')}\n`,
    )
    journal.push(booking)
    touched.set(payment, event.orderId)
  }
  // Behind the line: where it ends in between, the next run knows the line and books nothing twice.
  writeFileSync(`${file}.cursor`, event.id)
}

for (const [payment, orderId] of touched) {
  const { amount, refundedAmount = 0 } = await snapshot(orderId, payment)
  const booked = sum(payment, ['paid', 'refund'])
  if (booked === amount - refundedAmount) continue
  console.error(`${payment}: ${booked} booked, but by now it is ${amount - refundedAmount}`)
  process.exitCode = 1
}
console.log(`${touched.size} payments with new lines, ${journal.length} lines in all`)

import { setTimeout as sleep } from 'node:timers/promises'
import { CallslipError, type Callslip, type Schemas } from '../client.ts'

type Event = Schemas['OrderEvent']['type']
type Step = Schemas['PerformSandboxStep']['step']
type Progress = {
  client: Callslip
  event: string
  orderId: string
  offerId: string
  /** Whether the account pays by card: by invoice an order is confirmed as its offer is selected. */
  byCard: boolean
  paymentIntentId: string
}
type Action = (progress: Progress) => Promise<unknown>

const step =
  (name: Step): Action =>
  ({ client, orderId }) =>
    client.POST('/sandbox/orders/{orderId}/steps', { params: { path: { orderId } }, body: { step: name } })

const offer: Action = async (progress) => {
  await step('offer')(progress)
  const { data } = await progress.client.GET('/orders/{orderId}/offers', {
    params: { path: { orderId: progress.orderId } },
  })
  progress.offerId = data[0]?.id ?? ''
}
const select: Action = async (progress) => {
  const { client, orderId, offerId } = progress
  const { data } = await client.POST('/orders/{orderId}/offers/{offerId}/select', {
    params: { path: { orderId, offerId } },
  })
  progress.byCard = data.paymentRequired
}
const decline: Action = ({ client, orderId, offerId }) =>
  client.POST('/orders/{orderId}/offers/{offerId}/decline', { params: { path: { orderId, offerId } } })
/** What is done where an order is paid for by card. */
const ifByCard =
  (action: Action): Action =>
  async (progress) => {
    if (progress.byCard) return action(progress)
    if (progress.event.startsWith('payment.'))
      throw new Error(`This account pays by invoice: its orders have no payment, and ${progress.event} never happens.`)
  }
const initiate = ifByCard(async (progress) => {
  const { data } = await progress.client.POST('/orders/{orderId}/payments/initiate', {
    params: { path: { orderId: progress.orderId } },
    body: { offerId: progress.offerId },
  })
  progress.paymentIntentId = data.paymentIntentId ?? ''
})
const confirm = (card: NonNullable<Schemas['ConfirmSandboxPayment']['card']>): Action =>
  ifByCard(({ client, orderId, paymentIntentId }) =>
    client.POST('/sandbox/orders/{orderId}/confirm-payment', {
      params: { path: { orderId } },
      body: { paymentIntentId, card },
    }),
  )
const finalize = ifByCard(({ client, orderId, offerId, paymentIntentId }) =>
  client.POST('/orders/{orderId}/payments/finalize', {
    params: { path: { orderId } },
    body: { offerId, paymentIntentId },
  }),
)
/** The refusal of a declined card is what was wanted. */
const finalizeInVain: Action = (progress) =>
  finalize(progress).catch((error: unknown) => {
    if (!(error instanceof CallslipError)) throw error
  })
/** Until then days pass for the order, and what is due happens. */
const until =
  (moment: NonNullable<Schemas['MoveSandboxClock']['until']>): Action =>
  ({ client, orderId }) =>
    client.POST('/sandbox/orders/{orderId}/clock', { params: { path: { orderId } }, body: { until: moment } })
const withdraw: Action = ({ client, orderId }) =>
  client.POST('/orders/{orderId}/withdraw', { params: { path: { orderId } } })
const change: Action = ({ client, orderId }) =>
  client.PATCH('/orders/{orderId}', { params: { path: { orderId } }, body: { location: 'Paris, 18e arrondissement' } })
const accept: Action = ({ client, orderId }) =>
  client.POST('/orders/{orderId}/accept', { params: { path: { orderId } } })
const requestChanges: Action = ({ client, orderId }) =>
  client.POST('/orders/{orderId}/request-changes', {
    params: { path: { orderId } },
    body: { message: 'The second page is missing.' },
  })
const report: Action = ({ client, orderId }) =>
  client.POST('/orders/{orderId}/cases', {
    params: { path: { orderId } },
    body: { kind: 'missing_pages', content: 'The second page is missing.' },
  })
const addToReport: Action = async ({ client, orderId }) => {
  const { data } = await client.GET('/orders/{orderId}/cases', { params: { path: { orderId } } })
  await client.POST('/orders/{orderId}/cases/{caseId}/answers', {
    params: { path: { orderId, caseId: data[0]?.id ?? '' } },
    body: { content: 'And the third is upside down.' },
  })
}
const review: Action = ({ client, orderId }) =>
  client.PUT('/orders/{orderId}/review', { params: { path: { orderId } }, body: { stars: 5 } })

const happened = async ({ client, orderId }: Progress): Promise<string[]> => {
  const { data } = await client.GET('/orders/{orderId}/events', { params: { path: { orderId } } })
  return data.map(({ type }) => type)
}

/** Money moves behind the scenes, a moment after the step that asks for it. */
const wait =
  (event: Event, patienceMs = 60_000): Action =>
  async (progress) => {
    for (const end = Date.now() + patienceMs; ; await sleep(250)) {
      const events = await happened(progress)
      if (events.includes(event)) return
      if (Date.now() > end)
        throw new Error(`${event} has not happened within ${patienceMs / 1000} s. What did: ${events.join(', ')}`)
    }
  }

const open = [step('open')]
const offered = [...open, offer]
const changed = [...offered, change]
const chosen = [...offered, select]
const owing = [...chosen, initiate]
const paidWith = (card: NonNullable<Schemas['ConfirmSandboxPayment']['card']>) => [...owing, confirm(card), finalize]
const confirmed = paidWith('ok')
const started = [...confirmed, step('start')]
const delivered = [...started, step('deliver')]
const completed = [...delivered, step('complete')]
const disputed = [...paidWith('disputed'), step('start'), wait('payment.disputed')]

/** The steps of a sandbox order that end in each event. */
const courses: Record<Event, readonly Action[]> = {
  'order.created': [],
  'order.opened': open,
  'order.confirmed': confirmed,
  'order.given_back': [...confirmed, step('give_back')],
  'order.started': started,
  'order.delivered': delivered,
  'order.changes_requested': [...delivered, requestChanges],
  'order.completed': completed,
  'order.withdrawn': [...open, withdraw],
  'order.cancelled': [...open, step('cancel')],
  'order.eta_changed': [...started, step('delay')],
  'order.changed': changed,
  'offer.created': offered,
  'offer.updated': [...offered, step('update_offer')],
  'offer.confirmed': [...changed, step('confirm')],
  'offer.selected': chosen,
  'offer.declined': [...offered, decline],
  'offer.retracted': [...offered, step('retract_offer')],
  'offer.expired': [...offered, until('offers_expire')],
  'offer.closed': [...open, offer, ...confirmed.slice(1)],
  'payment.initiated': owing,
  'payment.authorized': confirmed,
  'payment.captured': started,
  'payment.transferred': completed,
  'payment.failed': [...owing, confirm('declined'), finalizeInVain],
  'payment.canceled': [...owing, withdraw],
  'payment.expired': [...confirmed, until('hold_ends')],
  'payment.refund_failed': [...paidWith('refund_fails'), step('start'), wait('payment.captured'), step('cancel')],
  'payment.disputed': disputed,
  'payment.dispute_closed': [...disputed, step('win_dispute')],
  'payment.refunded': [...started, wait('payment.captured'), step('cancel')],
  'message.created': [...offered, step('message')],
  'document.added': delivered,
  'case.opened': [...delivered, report],
  'case.answered': [...delivered, report, addToReport],
  'case.closed': [...delivered, report, accept],
  'review.written': [...completed, review],
  'review.opened': [...completed, review, until('reviews_open')],
}

/** A ping goes to an endpoint, not to the feed: the account has to have one. */
async function ping(client: Callslip): Promise<{ orderId: undefined; events: string[] }> {
  const { data } = await client.GET('/webhook-endpoints')
  const endpoint = data.find(({ status }) => status === 'active')
  if (!endpoint) throw new Error('webhook.ping goes to an active webhook endpoint: register one first.')
  await client.POST('/webhook-endpoints/{endpointId}/ping', { params: { path: { endpointId: endpoint.id } } })
  return { orderId: undefined, events: ['webhook.ping'] }
}

export const triggers: readonly string[] = [...Object.keys(courses), 'webhook.ping']

/**
 * Takes a sandbox order as far as it needs for `event` to happen, and waits for it. Returns the order and what happened; a ping
 * has no order.
 */
export async function trigger(
  client: Callslip,
  event: string,
): Promise<{ orderId: string | undefined; events: string[] }> {
  if (event === 'webhook.ping') return ping(client)
  const [known, course] = Object.entries(courses).find(([name]) => name === event) ?? []
  if (!course) throw new Error(`There is no event ${event}. There are: ${triggers.join(', ')}`)
  const { data } = await client.POST('/orders', {
    body: {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
      instructions: `Made to trigger ${event}. sandbox:manual`,
    },
  })
  const orderId = data.id ?? ''
  const progress: Progress = { client, event, orderId, offerId: '', byCard: true, paymentIntentId: '' }
  for (const action of [...course, wait(known as Event)]) await action(progress) // the keys of `courses` are events
  return { orderId, events: await happened(progress) }
}

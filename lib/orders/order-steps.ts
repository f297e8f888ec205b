import type { OrderView } from '#lib/orders/schema.ts'
import { isClosed, type OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders-steps.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Note = { text: string; /** A moment, ISO 8601. */ at?: string | undefined }
export type OrderStep = {
  title: string
  /** `skipped` is left out of this order; `ended` is where an order stops before its goal. */
  state: 'done' | 'now' | 'ahead' | 'skipped' | 'ended'
  /** When it happened: a moment, ISO 8601. */
  at?: string | undefined
  /** The calendar date that it is promised for. */
  due?: string | undefined
  /** What the title alone would not say truly. */
  notes: Note[]
  /** What is to come of it, for whoever waits for the first offer. */
  text?: string
}

export type Surroundings = {
  /** The client pays afterwards, by invoice. */
  byInvoice: boolean
  /** The chosen offer asks for nothing. */
  isFree: boolean
  firstOfferAt: string | undefined
  /** What "paid" alone would not say of the money (lib/payments/words.ts). */
  moneyRemark: string | undefined
}

/** Nobody has offered yet, or every offer has gone: all of the way is still ahead. */
export const isWaitingForOffers = ({ status, order }: OrderView) =>
  status === 'submitted' || (status === 'open' && (order.activeOffers ?? 0) + (order.offersToConfirm ?? 0) === 0)

/** How many of the steps lie behind an order; one that was closed tells it by its dates. */
const behind: Record<Exclude<OrderStatus, 'withdrawn' | 'cancelled'>, number> = {
  submitted: 1,
  open: 1,
  awaiting_payment: 2,
  confirmed: 3,
  in_progress: 3,
  delivered: 4,
  completed: 5,
}

const explained = ({ order }: OrderView, byInvoice: boolean) => ({
  placed: t('youCanWithdrawItUntil'),
  offers: t('researchersWhoGoThereEach', {
    answer: order.pricingMode === 'FIXED' ? t('theDayByWhichYou') : t('aPriceAndTheDay'),
  }),
  paid: byInvoice ? t('youChooseAnOfferIt') : t('youChooseAnOfferThe'),
  work: t('theResearcherGoesToThe'),
  delivered: t('byTheDayInThe'),
})

type Bare = Omit<OrderStep, 'state' | 'text'>

const offersStep = ({ status, order }: OrderView, firstOfferAt: string | undefined): Bare => ({
  title: t('offers'),
  at: firstOfferAt,
  notes:
    firstOfferAt === undefined && status === 'submitted'
      ? [{ text: t('weReadItFirst') }]
      : firstOfferAt === undefined && status === 'open'
        ? [{ text: t('openToResearchers'), at: order.openedAt }]
        : [],
})

function paidStep({ status, order }: OrderView, { byInvoice, isFree, moneyRemark }: Surroundings) {
  const withoutCard = order.confirmedAt === undefined ? byInvoice : order.paymentIntentId === undefined
  const isSkipped = status !== 'awaiting_payment' && (isFree || withoutCard)
  const title = isFree ? t('nothingToPay') : isSkipped ? t('byInvoice') : t('paid')
  const hasPayment = order.confirmedAt !== undefined || status === 'awaiting_payment'
  const notes = !isSkipped && hasPayment && moneyRemark !== undefined ? [{ text: moneyRemark }] : []
  return { isSkipped, step: { title, at: order.confirmedAt, notes } satisfies Bare }
}

const deliveredStep = ({ status, order }: OrderView): Bare => ({
  title: t('delivered'),
  at: order.deliveredAt,
  due: order.deliveredAt === undefined ? order.estimatedCompletionDate : undefined,
  notes: [
    ...(order.outcome === 'partial' ? [{ text: t('foundInPart') }] : []),
    ...(order.outcome === 'not_found' ? [{ text: t('notFound') }] : []),
    ...(order.reviewState === 'changes_requested' ? [{ text: t('changesAskedFor') }] : []),
    ...(status === 'completed' ? [{ text: t('completed'), at: order.completedAt }] : []),
  ],
})

/**
 * The way of an order, for its customer: what lies behind it bears the day of it, what is to come the day it is promised for.
 * Of an order that was withdrawn or cancelled only what it came to is told, and its end.
 */
export function describeSteps(view: OrderView, around: Surroundings): OrderStep[] {
  const { status, order } = view
  const texts = isWaitingForOffers(view) ? explained(view, around.byInvoice) : undefined
  const paid = paidStep(view, around)
  const bare: [keyof ReturnType<typeof explained>, Bare, isSkipped?: boolean][] = [
    ['placed', { title: t('placed'), at: order.createdAt, notes: [] }],
    ['offers', offersStep(view, around.firstOfferAt)],
    ['paid', paid.step, paid.isSkipped],
    ['work', { title: t('atWork'), at: order.startedAt, notes: notStarted(status) }],
    ['delivered', deliveredStep(view)],
  ]
  if (isClosed(status))
    return [
      ...bare
        .filter(([, { at }]) => at !== undefined)
        .map(([, step, isSkipped]): OrderStep => ({ ...step, state: isSkipped ? 'skipped' : 'done' })),
      {
        title: status === 'withdrawn' ? t('withdrawn') : t('cancelled'),
        state: 'ended',
        at: order.closedAt,
        notes: [],
      },
    ]
  return bare.map(([name, step, isSkipped], n) => ({
    ...step,
    state: isSkipped ? 'skipped' : n < behind[status] ? 'done' : n === behind[status] ? 'now' : 'ahead',
    ...(texts === undefined ? {} : { text: texts[name] }),
  }))
}

const notStarted = (status: OrderStatus): Note[] => (status === 'confirmed' ? [{ text: t('notStartedYet') }] : [])

/** Which step is the one that the order stands at. */
export const currentStep = (steps: readonly OrderStep[]): number => {
  const open = steps.findIndex(({ state }) => state === 'now' || state === 'ended')
  return open === -1 ? steps.length - 1 : open
}

import { describe, expect, it } from 'vitest'
import { currentStep, describeSteps, isWaitingForOffers, type Surroundings } from '#lib/orders/order-steps.ts'
import { orderView, type OrderView } from '#lib/orders/schema.ts'
import { orderStatuses, type OrderStatus } from '#lib/orders/state.ts'

const orderIn = (status: OrderStatus, more: Partial<OrderView['order']> = {}): OrderView =>
  orderView.parse({
    id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    status,
    order: {
      number: 'CS-7QK-4MR',
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
      pricingMode: 'OPEN_FOR_BIDS',
      currency: 'EUR',
      version: 1,
      createdAt: '2026-03-02T09:30:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
      ...more,
    },
  })
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`
const opened = { openedAt: on(3) }
const chosen = { ...opened, selectedOfferId: 'off_1', estimatedCompletionDate: '2026-03-20', paymentIntentId: 'pi_1' }
const confirmed = { ...chosen, confirmedAt: on(5) }
const started = { ...confirmed, startedAt: on(6) }
const delivered = { ...started, outcome: 'found' as const, deliveredAt: on(12) }

/** Each step in a line: its mark, its title, its dates and what is said beside them; the current one in brackets. */
function stepsOf(view: OrderView, around: Partial<Surroundings> = {}): string[] {
  const steps = describeSteps(view, {
    byInvoice: false,
    isFree: false,
    firstOfferAt: undefined,
    moneyRemark: undefined,
    ...around,
  })
  const here = currentStep(steps)
  return steps.map(({ state, title, at, due, notes }, n) => {
    const line = [
      { done: '+', now: '>', ahead: '.', skipped: '-', ended: 'x' }[state],
      title,
      at && Number(at.slice(8, 10)),
      due && `by ${Number(due.slice(8))}`,
      ...notes.map((note) => `(${note.text}${note.at ? ` ${Number(note.at.slice(8, 10))}` : ''})`),
    ]
      .filter(Boolean)
      .join(' ')
    return n === here ? `[${line}]` : line
  })
}

describe('the way of an order', () => {
  const offered = { firstOfferAt: on(4) }
  it.each<[string, OrderView, Partial<Surroundings>, string]>([
    [
      'placed',
      orderIn('submitted'),
      {},
      '+ Placed 2 | [> Offers (We read it first)] | . Paid | . At work | . Delivered',
    ],
    [
      'open',
      orderIn('open', opened),
      {},
      '+ Placed 2 | [> Offers (Open to researchers 3)] | . Paid | . At work | . Delivered',
    ],
    [
      'offers',
      orderIn('open', { ...opened, activeOffers: 2 }),
      offered,
      '+ Placed 2 | [> Offers 4] | . Paid | . At work | . Delivered',
    ],
    [
      'changed since the offers were made',
      orderIn('open', { ...opened, activeOffers: 0, offersToConfirm: 2 }),
      offered,
      '+ Placed 2 | [> Offers 4] | . Paid | . At work | . Delivered',
    ],
    [
      'chosen',
      orderIn('awaiting_payment', chosen),
      offered,
      '+ Placed 2 | + Offers 4 | [> Paid] | . At work | . Delivered by 20',
    ],
    [
      'lapsed',
      orderIn('awaiting_payment', chosen),
      { ...offered, moneyRemark: 'The hold ran out' },
      '+ Placed 2 | + Offers 4 | [> Paid (The hold ran out)] | . At work | . Delivered by 20',
    ],
    [
      'held',
      orderIn('confirmed', confirmed),
      { ...offered, moneyRemark: 'Held, not charged' },
      '+ Placed 2 | + Offers 4 | + Paid 5 (Held, not charged) | [> At work (Not started yet)] | . Delivered by 20',
    ],
    [
      'at work',
      orderIn('in_progress', started),
      offered,
      '+ Placed 2 | + Offers 4 | + Paid 5 | [> At work 6] | . Delivered by 20',
    ],
    [
      'delivered',
      orderIn('delivered', delivered),
      offered,
      '+ Placed 2 | + Offers 4 | + Paid 5 | + At work 6 | [> Delivered 12]',
    ],
    [
      'found in part',
      orderIn('delivered', { ...delivered, outcome: 'partial' }),
      offered,
      '+ Placed 2 | + Offers 4 | + Paid 5 | + At work 6 | [> Delivered 12 (Found in part)]',
    ],
    [
      'to be corrected',
      orderIn('delivered', { ...delivered, reviewState: 'changes_requested' }),
      offered,
      '+ Placed 2 | + Offers 4 | + Paid 5 | + At work 6 | [> Delivered 12 (Changes asked for)]',
    ],
    [
      'completed without a find',
      orderIn('completed', { ...delivered, outcome: 'not_found', completedAt: on(14) }),
      offered,
      '+ Placed 2 | + Offers 4 | + Paid 5 | + At work 6 | [+ Delivered 12 (Not found) (Completed 14)]',
    ],
    [
      'refunded in part',
      orderIn('completed', { ...delivered, completedAt: on(14) }),
      { ...offered, moneyRemark: 'Refunded in part' },
      '+ Placed 2 | + Offers 4 | + Paid 5 (Refunded in part) | + At work 6 | [+ Delivered 12 (Completed 14)]',
    ],
    [
      'withdrawn before an offer',
      orderIn('withdrawn', { ...opened, closedAt: on(4) }),
      {},
      '+ Placed 2 | [x Withdrawn 4]',
    ],
    [
      'withdrawn from the hold',
      orderIn('withdrawn', { ...confirmed, closedAt: on(6) }),
      { ...offered, moneyRemark: 'The payment was ended' },
      '+ Placed 2 | + Offers 4 | + Paid 5 (The payment was ended) | [x Withdrawn 6]',
    ],
    ['refused', orderIn('cancelled', { closedAt: on(3) }), {}, '+ Placed 2 | [x Cancelled 3]'],
    [
      'cancelled after its delivery',
      orderIn('cancelled', { ...delivered, closedAt: on(15) }),
      { ...offered, moneyRemark: 'Refunded' },
      '+ Placed 2 | + Offers 4 | + Paid 5 (Refunded) | + At work 6 | + Delivered 12 | [x Cancelled 15]',
    ],
  ])('%s', (_, view, around, expected) => expect(stepsOf(view, around)).toEqual(expected.split(' | ')))

  it('says what is left out: a card where an invoice comes or nothing is to be paid', () => {
    const { paymentIntentId: _, ...withoutCard } = confirmed
    expect(stepsOf(orderIn('open', opened), { byInvoice: true })[2]).toBe('- By invoice')
    expect(stepsOf(orderIn('confirmed', withoutCard), { byInvoice: true })[2]).toBe('- By invoice 5')
    expect(stepsOf(orderIn('confirmed', withoutCard), { isFree: true })[2]).toBe('- Nothing to pay 5')
    // Paid by card, whatever was agreed on since; or still to be.
    expect(stepsOf(orderIn('confirmed', confirmed), { byInvoice: true })[2]).toBe('+ Paid 5')
    expect(stepsOf(orderIn('awaiting_payment', chosen), { byInvoice: true })[2]).toBe('[> Paid]')
  })

  it('stands at exactly one step, in every state', () => {
    for (const status of orderStatuses)
      expect(stepsOf(orderIn(status)).filter((line) => line.startsWith('['))).toHaveLength(1)
  })
})

describe('what is to come', () => {
  const texts = (view: OrderView, byInvoice = false) =>
    describeSteps(view, { byInvoice, isFree: false, firstOfferAt: undefined, moneyRemark: undefined }).map(
      ({ text = '' }) => text,
    )

  it('is explained while there is no offer to choose from', () => {
    for (const status of orderStatuses) {
      const waits = status === 'submitted' || status === 'open'
      expect(isWaitingForOffers(orderIn(status))).toBe(waits)
      expect(texts(orderIn(status)).every((text) => text !== '')).toBe(waits)
    }
    expect(texts(orderIn('open', { activeOffers: 1 })).join('')).toBe('')
  })

  it('speaks of a card only to whoever pays with one', () => {
    expect(texts(orderIn('submitted')).join(' ')).toContain('card')
    expect(texts(orderIn('submitted'), true).join(' ')).not.toContain('card')
  })

  it('leaves the price to whoever has named it', () => {
    expect(texts(orderIn('submitted'))[1]).toContain('each name a price and the day')
    expect(texts(orderIn('submitted', { pricingMode: 'FIXED', fixedPrice: 80 }))[1]).toContain(
      'each name the day by which you have it, for the price that you named.',
    )
  })
})

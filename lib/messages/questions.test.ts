import { describe, expect, it } from 'vitest'
import { GET as listMessages, POST as post } from '#app/api/orders/[orderId]/messages/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { POST as deliver } from '#app/api/research/orders/[orderId]/deliver/route.ts'
import { POST as postBack } from '#app/api/research/orders/[orderId]/messages/route.ts'
import { POST as reviseDate } from '#app/api/research/orders/[orderId]/revise-date/route.ts'
import { GET as getResearchOrder } from '#app/api/research/orders/[orderId]/route.ts'
import { getDb } from '#lib/db.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { tellQuestion } from '#lib/notices/question-notices.ts'
import { getRecords } from '#lib/offers/get-records.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { findWaiting } from '#lib/queue/find-waiting.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { toDbDate } from '#lib/text.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'

const promised = '2031-03-10'

async function begin(date = promised) {
  const { orderId, key, customer, researcher, offerId } = await makeOrderInProgress()
  await getDb().order.update({ where: { id: orderId }, data: { estimatedCompletionDate: toDbDate(date) } })
  await getDb().offer.update({ where: { id: offerId }, data: { estimatedCompletionDate: toDbDate(date) } })
  const { token } = researcher
  return {
    orderId,
    researcher,
    ask: (body: object) => call(post, 'POST', `/orders/${orderId}/messages`, { key, body }),
    answer: (body: object) => call(postBack, 'POST', `/research/orders/${orderId}/messages`, { key: token, body }),
    order: async () => bodyOf<OrderView>(await call(getOrder, 'GET', `/orders/${orderId}`, { key })).order,
    asResearcher: async () =>
      bodyOf<ResearchOrderView>(await call(getResearchOrder, 'GET', `/research/orders/${orderId}`, { key: token })),
    messages: async () =>
      bodyOf<MessageView[]>(await call(listMessages, 'GET', `/orders/${orderId}/messages`, { key })),
    isAmong: async (turn: string) =>
      bodyOf<OrderView[]>(await call(listOrders, 'GET', `/orders?turn=${turn}`, { key })).some(
        ({ id }) => id === orderId,
      ),
    revise: (estimatedCompletionDate: string) =>
      call(reviseDate, 'POST', `/research/orders/${orderId}/revise-date`, {
        key: token,
        body: { estimatedCompletionDate, reason: 'The reading room is closed.' },
      }),
    deliver: () =>
      call(deliver, 'POST', `/research/orders/${orderId}/deliver`, {
        key: token,
        body: { outcome: 'not_found', report: 'Searched.' },
      }),
    /** What would be mailed now of the message that was written as the n-th, and to which side. */
    reminder: async (n: number, to: 'customer' | 'researcher') => {
      const written = await getDb().event.findMany({
        where: { orderId, type: 'message.created' },
        orderBy: { sequence: 'asc' },
      })
      const reader = {
        ...{ userId: 'usr_x', email: 'x@example.com', name: 'X', ways: { mail: true, push: false } },
        ...(to === 'researcher' ? { researcherId: researcher.actor.id } : {}),
      }
      const order = await getOrderRow(getDb(), customer, orderId)
      return (await tellQuestion(getDb(), { order, reader, aboutId: written[n]?.id ?? '', since: '' }))?.letter
    },
    /** As if the question had been asked so many hours ago. */
    letWait: (hours: number) =>
      getDb()
        .$executeRaw`UPDATE orders SET question_at = question_at - make_interval(hours => ${hours}::int) WHERE id = ${orderId}`,
  }
}
const question = { content: 'Which parish?', question: true }

describe('a question', () => {
  it('stops the clock until the other side has written; the date moves by the days that it took', async () => {
    const one = await begin()
    bodyOf(await one.answer(question), 201)
    const { question: waiting, estimatedCompletionDate } = await one.order()
    expect([waiting?.by, estimatedCompletionDate]).toEqual(['researcher', promised])
    expect(await one.asResearcher()).toMatchObject({ question: { by: 'researcher', since: waiting?.since } })
    expect([await one.isAmong('you'), await one.isAmong('waiting')]).toEqual([true, false])
    expect(await one.messages()).toMatchObject([{ content: 'Which parish?', question: true }])
    // More from the side that asked is no answer, and no new question either.
    bodyOf(await one.answer({ content: 'Or which year?', question: true }), 201)
    expect((await one.order()).question).toEqual(waiting)

    await one.letWait(49)
    bodyOf(await one.ask({ content: 'Saint-Pierre.' }), 201)
    const answered = await one.order()
    expect(answered).not.toHaveProperty('question')
    expect(answered.estimatedCompletionDate).toBe('2031-03-12')
    expect([await one.isAmong('you'), await one.isAmong('waiting')]).toEqual([false, true])
    expect((await one.messages()).map((message) => message.question)).toEqual([true, true, undefined])
  })

  it('may come from the customer, and be answered by another question', async () => {
    const one = await begin()
    bodyOf(await one.ask(question), 201)
    expect((await one.order()).question?.by).toBe('customer')
    expect(await one.isAmong('you')).toBe(false)
    await one.letWait(24)
    bodyOf(await one.answer({ content: 'Why do you ask?', question: true }), 201)
    // Whoever is asked by the customer gains no time by it.
    expect(await one.order()).toMatchObject({ question: { by: 'researcher' }, estimatedCompletionDate: promised })
    await one.letWait(24)
    bodyOf(await one.ask({ content: 'For a wedding.' }), 201)
    expect((await one.order()).estimatedCompletionDate).toBe('2031-03-11')
  })

  it('is what its reminder is about, as long as it waits, and the clock with it', async () => {
    const one = await begin()
    bodyOf(await one.answer(question), 201)
    bodyOf(await one.answer({ content: 'Or which year?', question: true }), 201)
    const said = JSON.stringify(await one.reminder(0, 'customer'))
    expect(said).toContain('Camille Laurent asked you something about')
    expect(said).toContain('Until you answer, the promised date stands still.')
    expect(said).toContain('Which parish?')
    expect(said).toContain(`/orders/${one.orderId}`)
    // The clock stands still since the first; the second has none of its own.
    expect(await one.reminder(1, 'customer')).toBeUndefined()

    bodyOf(await one.ask({ content: 'Saint-Pierre. Why?', question: true }), 201)
    expect(await one.reminder(0, 'customer')).toBeUndefined()
    const back = JSON.stringify(await one.reminder(2, 'researcher'))
    expect(back).toContain('The customer asked you something about')
    expect(back).toContain('Saint-Pierre. Why?')
    expect(back).toContain(`/research/orders/${one.orderId}`)
    // Whoever is asked by the customer gains no time by it.
    expect(back).not.toContain('the promised date stands still')
    bodyOf(await one.answer({ content: 'To be sure.' }), 201)
    expect(await one.reminder(2, 'researcher')).toBeUndefined()
  })

  it('moves nothing where the answer comes within hours', async () => {
    const one = await begin()
    bodyOf(await one.answer(question), 201)
    await one.letWait(11)
    bodyOf(await one.ask({ content: 'Saint-Pierre.' }), 201)
    expect((await one.order()).estimatedCompletionDate).toBe(promised)
  })

  it('is refused while nobody is at work; a message is not', async () => {
    for (const status of orderStatuses) {
      const one = await begin()
      await setStatus(one.orderId, status)
      const { status: code, body } = await one.ask(question)
      if (status === 'in_progress') expect(code).toBe(201)
      else if (status === 'withdrawn' || status === 'cancelled') expect(body).toMatchObject({ code: 'order_closed' })
      else expect([code, body]).toEqual([409, expect.objectContaining({ code: 'order_state_conflict', status })])
    }
    const one = await begin()
    expect(await one.ask({ content: 'x', question: 'yes' })).toMatchObject({ status: 400 })
  })
})

describe('what is due', () => {
  it('is on the day that is named while a question waits, also where naming it answers', async () => {
    for (const by of ['ask', 'answer'] as const) {
      const one = await begin()
      bodyOf(await one[by](question), 201)
      await one.letWait(72)
      bodyOf(await one.revise('2031-05-01'))
      expect((await one.order()).estimatedCompletionDate).toBe('2031-05-01')
      // It waits on where naming it was no answer, and the days from there on alone are added.
      const asked = await one.reminder(0, 'customer')
      expect(asked !== undefined).toBe(by === 'answer')
      await one.letWait(24)
      bodyOf(await one.ask({ content: 'Saint-Pierre.' }), 201)
      expect((await one.order()).estimatedCompletionDate).toBe(by === 'answer' ? '2031-05-02' : '2031-05-01')
      // All that was waited stays on the record.
      const { waitedSeconds } = await getDb().order.findUniqueOrThrow({ where: { id: one.orderId } })
      expect(Math.round(waitedSeconds / 3600)).toBe(by === 'answer' ? 96 : 0)
    }
  })

  it('is not late for the operator while a question waits, nor by the days that it waited', async () => {
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10)
    const one = await begin(ago(2))
    const page = { sort: 'due', order: 'asc', limit: 1 } as const
    const isLate = async () =>
      (await findWaiting(getDb(), 'overdue', 'development', undefined, { targetId: one.orderId }, page)).length === 1
    expect(await isLate()).toBe(true)
    bodyOf(await one.ask(question), 201)
    expect(await isLate()).toBe(true)
    bodyOf(await one.answer(question), 201)
    expect(await isLate()).toBe(false)
    await one.letWait(72)
    bodyOf(await one.ask({ content: 'Saint-Pierre.' }), 201)
    expect(await isLate()).toBe(false)
  })

  it('counts for the researcher’s record with the days that were waited, until the delivery', async () => {
    const one = await begin(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
    bodyOf(await one.answer(question), 201)
    await one.letWait(72)
    bodyOf(await one.deliver())
    const records = await getRecords(getDb(), 'development', [one.researcher.actor.id])
    expect(records.get(one.researcher.actor.id)).toMatchObject({ delivered: 1, onTime: 1 })
    expect(await getDb().order.findUniqueOrThrow({ where: { id: one.orderId } })).toMatchObject({
      questionBy: null,
      questionAt: null,
      waitedSeconds: expect.any(Number),
    })
  })
})

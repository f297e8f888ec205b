import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { drawNumber, noteFirstDraw } from '#lib/orders/draw-number.ts'
import { readNumber } from '#lib/orders/number.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import { prepareOrder } from '#lib/orders/prepared-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'

const symbols = [...'0123456789FHJKMPQRTVWXY']
const drawn = async (shortest: number, count: number) =>
  (
    await getDb().$queryRaw<{ number: string }[]>`
      SELECT new_order_number(${shortest}::int) AS number FROM generate_series(1, ${count}::int)`
  ).map(({ number }) => number)
/** What the program draws, by the rule by which the database does. */
const drawnHere = (shortest: number, count: number) => Array.from({ length: count }, () => drawNumber(shortest - 5))
const bodyOf = (number: string) => number.replace(/^CS-|-/g, '')

async function place(count: number) {
  const actor = customerActor(await makeClient(getDb()))
  const input = placeOrderInput.parse({ repositoryName: 'A', documentType: 'B', location: 'C' })
  const placed = Array.from({ length: count }, () => inTransaction((tx) => placeOrder(tx, actor, input)))
  return { actor, input, placed: await Promise.all(placed) }
}

it.each([
  ['the database', drawn],
  ['the program', drawnHere],
])('reads what %s draws, of every length', async (_, draw) => {
  for (const shortest of [5, 6, 7, 8, 9, 10]) {
    const numbers = await draw(shortest, 300)
    expect(numbers.map(readNumber)).toEqual(numbers)
    expect(new Set(numbers.map((number) => bodyOf(number).length))).toEqual(new Set([shortest + 1]))
    expect(new Set(numbers).size).toBeGreaterThan(290)
  }
  expect((await draw(5, 300)).every((number) => /^CS-[0-9FHJKMPQRTVWXY]{3}-[0-9FHJKMPQRTVWXY]{3}$/.test(number))).toBe(
    true,
  )
})

/** Every text that has one wrong character, or two neighbours that changed places. */
const typosOf = (body: string): string[] => {
  const right = [...body]
  return right.flatMap((one, at) => {
    const next = right[at + 1] ?? one
    const wrong = symbols.filter((symbol) => symbol !== one).map((symbol) => right.with(at, symbol))
    return [...wrong, ...(next === one ? [] : [right.with(at, next).with(at + 1, one)])].map((text) => text.join(''))
  })
}

it('finds every single wrong character, and every two neighbours that changed places', async () => {
  for (const length of [5, 6, 7, 8, 9, 10])
    for (const number of await drawn(length, 50)) {
      const typos = typosOf(bodyOf(number))
      expect(typos.length).toBeGreaterThanOrEqual((length + 1) * 22)
      expect(typos.filter(readNumber), number).toEqual([])
    }
})

it('finds them for every pair of neighbours, at every place', () => {
  for (let at = 0; at < 4; at += 1)
    for (const a of symbols)
      for (const b of symbols) {
        const rest = [...'00000']
          .with(at, a)
          .with(at + 1, b)
          .join('')
        const checks = symbols.filter((check) => readNumber(rest + check))
        expect(checks).toHaveLength(1)
        expect(typosOf(rest + checks.join('')).filter(readNumber)).toEqual([])
      }
})

it.each([
  ['cs-7qk-4mr'],
  ['CS7QK4MR'],
  ['7qk 4mr'],
  [' 7 Q K 4 M R '],
  ['(CS‑7QK–4MR)'],
  ['ＣＳ－７ＱＫ－４ＭＲ'],
  ['C5-7QK-4NR'],
  ['CS-7QK-4MR/2'],
  ['cs-7qk-4mr/i1'],
  ['7QK/4MR'],
])('reads %j', (typed) => {
  expect(readNumber(typed)).toBe('CS-7QK-4MR')
})

it('reads a letter for what it looks or sounds like', () => {
  const withCheck = (drawn: string) => drawn + (symbols.find((check) => readNumber(drawn + check)) ?? '')
  for (const [drawn, typed] of [
    ['01256', 'OIZSG'],
    ['01256', 'dlzsg'],
    ['8VM90', 'BUN9O'],
  ] as const) {
    const body = withCheck(drawn)
    expect(readNumber(body.replace(drawn, typed))).toBe(`CS-${body.slice(0, 3)}-${body.slice(3)}`)
  }
})

it.each([
  '',
  'CS',
  'CS-',
  'Müller',
  '7QK4M',
  'CS-7QK-4M',
  'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
  'CS-7QK-4ME',
  '0'.repeat(40),
])('takes %j for no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined()
})

it('gives each order one of its own, that stays', async () => {
  const { placed } = await place(8)
  const numbers = placed.map(({ order }) => order.number)
  expect(numbers.map(readNumber)).toEqual(numbers)
  expect(new Set(numbers).size).toBe(8)
})

it('draws one character more where a number is taken', async () => {
  // 23 numbers have one drawn character and its check.
  for (const { order } of (await place(60)).placed)
    await getDb().$executeRaw`UPDATE orders SET number = new_order_number(1) WHERE number = ${order.number}`
  const all = await getDb().order.findMany({ select: { number: true } })
  const rows = all.filter(({ number }) => bodyOf(number).length < 6)
  const count = (length: number) => rows.filter(({ number }) => bodyOf(number).length === length).length
  expect(rows).toHaveLength(60)
  expect(count(2)).toBeGreaterThan(12)
  expect(count(2)).toBeLessThanOrEqual(23)
  expect(count(3)).toBeGreaterThan(25)
})

it('draws again, in the same transaction, where somebody has the number', async () => {
  const { placed, actor, input } = await place(1)
  const taken = placed[0]?.order.number ?? ''
  const asked: number[] = []
  const draw = (times = 0) => {
    asked.push(times)
    return times === 0 ? taken : drawNumber(times)
  }
  const [again] = await inTransaction((tx) => placeOrders(tx, actor, [prepareOrder(actor, input)], { draw }))
  expect(again?.order.number).not.toBe(taken)
  expect(await getDb().event.count({ where: { orderId: again?.id ?? '', type: 'order.created' } })).toBe(1)
  expect(asked).toEqual([0, 1])
})

it('keeps nothing under a key for an order whose number somebody has, and draws again', async () => {
  const { placed, actor, input } = await place(1)
  const kept: string[] = []
  const [again] = await placeOrders(getDb(), actor, [prepareOrder(actor, input)], {
    draw: (times = 0) => (times === 0 ? (placed[0]?.order.number ?? '') : drawNumber(times)),
    keep: ({ order }) => {
      kept.push(order.number)
      return { scope: actor.clientId, key: 'k', fingerprint: '00', status: 201, body: order.number, location: null }
    },
  })
  expect(kept).toEqual([placed[0]?.order.number, again?.order.number])
  expect(await getDb().idempotencyRecord.findMany({ where: { scope: actor.clientId } })).toMatchObject([
    { bodyEncrypted: again?.order.number },
  ])
})

// Last here: what it notes stays.
it('draws longer numbers at once where every fifth of the shorter is taken', () => {
  const lengths = () => new Set(Array.from({ length: 20 }, () => bodyOf(drawNumber()).length))
  for (let n = 0; n < 500; n += 1) noteFirstDraw(n % 10 === 0)
  expect(lengths()).toEqual(new Set([6]))
  for (let n = 0; n < 40; n += 1) noteFirstDraw(n % 2 === 0)
  expect(lengths()).toEqual(new Set([7]))
})

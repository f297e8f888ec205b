import type { OrderSort } from '#lib/orders/state.ts'

const [day, sum] = ['2026-03-02', ['EUR', 1]]
/** What a cursor might say of each thing that orders are listed by. */
export const placesBy: Record<Exclude<OrderSort, 'placed'>, unknown[]> = {
  activity: ['2026-03-02T09:30:00.000Z'],
  due: [day],
  reference: ['a'],
  customer: ['a'],
  folder: ['a'],
  price: sum,
  researcher: ['a'],
  agreed: sum,
  paid: sum,
}

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRoutes } from '#lib/server/front-door/route-table.ts'

const routes = await loadRoutes(join(import.meta.dirname, '../../..'))

test('a path leads to the module of its folder, with or without a final slash', async () => {
  expect(routes('/orders')).toBe(await import('#app/api/orders/route.ts'))
  expect(routes('/orders/ord_1/')).toBe(await import('#app/api/orders/[orderId]/route.ts'))
  expect(routes('/orders.csv')).toBe(await import('#app/api/orders.csv/route.ts'))
})

test('a folder with a name comes before one for any name', async () => {
  expect(routes('/orders/ord_1/messages/read')).toBe(await import('#app/api/orders/[orderId]/messages/read/route.ts'))
  expect(routes('/orders/ord_1/messages/msg_1')).toBe(
    await import('#app/api/orders/[orderId]/messages/[messageId]/route.ts'),
  )
})

test.each(['', '/', '//', '/orders//', '/orders//offers', '/orders/ord_1//', '/Orders', '/auth/csrf', '/__proto__'])(
  '%j leads nowhere',
  (path) => expect(routes(path)).toBeUndefined(),
)

import { expect, it } from 'vitest'
import { destination } from '#components/account/destination.ts'

const here = 'https://portal.example/sign-in?next=x'

it.each([
  ['/orders/ord_1?tab=offers#top', 'https://portal.example/orders/ord_1?tab=offers#top'],
  [null, 'https://portal.example/orders'],
  ['https://evil.example/', 'https://portal.example/orders'],
  ['//evil.example/', 'https://portal.example/orders'],
  ['/\\evil.example/', 'https://portal.example/orders'],
  ['/.//evil.example/', 'https://portal.example//evil.example/'],
  ['/a/..//evil.example', 'https://portal.example//evil.example'],
  ['/%2e//evil.example/', 'https://portal.example//evil.example/'],
  ['/./\\evil.example', 'https://portal.example//evil.example'],
  ['/\t/evil.example', 'https://portal.example/orders'],
  ['javascript:alert(1)', 'https://portal.example/orders'],
])('goes for %j to %s, which is never elsewhere', (next, expected) => {
  expect(destination(next, here)).toBe(expected)
  expect(new URL(destination(next, here), here).origin).toBe('https://portal.example')
})

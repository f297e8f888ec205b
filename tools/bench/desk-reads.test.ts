import { expect, test } from 'vitest'
import { deskOperations, readsOf, unsaid } from './desk-reads.ts'

test('every list of the desks is measured, with each filter and sort that it has', () => {
  expect(deskOperations.flatMap((one) => unsaid(one).map((name) => `${one.id}.${name}`))).toEqual([])
  const names = deskOperations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'one']))
  const found = Object.fromEntries(names) as Record<string, string>
  const { reads, missing } = readsOf({ operator: found, researcher: found })
  expect(missing).toEqual([])
  expect(new Set(reads.map(({ name }) => name)).size).toBe(deskOperations.length)
  const paths = reads.map(({ path }) => path)
  expect(paths).toContain('/operator/orders?limit=50&sort=due')
  expect(paths).toContain('/operator/figures/breakdown?by=archive')
  expect(paths).toContain('/operator/finance/refunds?limit=50&status=waiting')
  expect(paths).toContain('/research/orders?limit=50&stage=done')
})

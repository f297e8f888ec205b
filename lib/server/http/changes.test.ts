import { expect, it } from 'vitest'
import { operationRoutes } from '#tools/testing/routes.ts'

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

const read = operationRoutes.flatMap(({ operation: { method, path } }) => (method === 'GET' ? [path] : []))
const isRead = (changed: string) => read.some((path) => path === changed || path.startsWith(`${changed}/`))

const changing = operationRoutes.flatMap(({ operation: { id, path, changes = [] } }) =>
  changes.map((changed) => ({ id, path, changed })),
)

it('finds nothing called changed that no operation reads: a page would never ask anew', () => {
  expect(changing.length).toBeGreaterThan(50)
  expect(changing.filter(({ changed }) => !isRead(changed))).toEqual([])
})

it('finds no id in what is changed that the operation itself does not have', () => {
  const unknown = changing.filter(({ path, changed }) => namesIn(changed).some((name) => !namesIn(path).includes(name)))
  expect(unknown).toEqual([])
})

import { expect, it } from 'vitest'
import { doEach } from '#lib/do-each.ts'

it('does what comes after a failure, and fails with the first one', async () => {
  const done: string[] = []
  const fail = (name: string) => async () => Promise.reject(new Error(name))
  const all = doEach([
    async () => done.push('first'),
    fail('the disk'),
    async () => done.push('second'),
    fail('the network'),
  ])
  await expect(all).rejects.toThrow('the disk')
  expect(done).toEqual(['first', 'second'])
})

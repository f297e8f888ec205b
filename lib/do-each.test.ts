import { expect, it } from 'vitest'
import { doEach, doForEach } from '#lib/do-each.ts'

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

it('does one deed for all of several, also behind one for which it fails', async () => {
  const done: number[] = []
  const all = doForEach([1, 2, 3], async (n) => {
    if (n < 3) throw new Error(`the row ${n}`)
    done.push(n)
  })
  await expect(all).rejects.toThrow('the row 1')
  expect(done).toEqual([3])
})

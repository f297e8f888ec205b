import { expect, it } from 'vitest'
import {
  photoName,
  sendMarks,
  sendPhotos,
  shownMark,
  type Fate,
  type QueuedMark,
  type QueuedPhoto,
} from '#lib/browser/visit-queue.ts'
import { memoryShelf } from '#lib/browser/visit-store.ts'

const owner = { userId: 'usr_a', environment: 'development', visitId: 'vis_a' } as const
const markOf = (orderId: string, markedAt: string, state: 'found' | 'not_found' = 'found'): QueuedMark => ({
  ...{ ...owner, key: orderId, orderId },
  mark: { state, markedAt },
})
const photoOf = (key: string, takenAt: string, orderId = 'ord_a'): QueuedPhoto => ({
  ...{ ...owner, key, orderId, takenAt, state: 'waiting' },
  file: new File(['x'], `${key}.jpg`),
})
const all = () => true

it('sends marks in the order in which they were made, and goes on where the network broke off', async () => {
  const shelf = memoryShelf<QueuedMark>()
  for (const one of [markOf('late', '2026-01-01T12:00:00Z'), markOf('early', '2026-01-01T10:00:00Z')])
    await shelf.put(one)
  const sent: string[] = []
  const over = (fates: Fate[]) => (one: QueuedMark) => {
    sent.push(one.key)
    return Promise.resolve(fates.shift() ?? 'sent')
  }
  expect(await sendMarks(shelf, all, over(['sent', 'waits']))).toBe(false)
  expect(sent).toEqual(['early', 'late'])
  expect((await shelf.all()).map(({ key }) => key)).toEqual(['late'])
  expect(await sendMarks(shelf, all, over([]))).toBe(true)
  expect(await sendMarks(shelf, all, over([]))).toBe(true)
  expect(sent).toEqual(['early', 'late', 'late'])
})

it('keeps a mark that was made while the one before it was on its way, and shows the newer one', async () => {
  const shelf = memoryShelf<QueuedMark>()
  const [first, second] = [markOf('a', '2026-01-01T10:00:00Z'), markOf('a', '2026-01-01T10:00:09Z', 'not_found')]
  await shelf.put(first)
  await sendMarks(shelf, all, async () => {
    await shelf.put(second)
    return 'sent'
  })
  expect(await shelf.all()).toEqual([second])
  expect(shownMark({ mark: first.mark }, second)).toBe(second.mark)
  expect(shownMark({ mark: second.mark }, first)).toBe(second.mark)
})

it('drops what was refused of marks; of photos it keeps it for the person, and tries what is held again', async () => {
  const marks = memoryShelf<QueuedMark>()
  await marks.put(markOf('gone', '2026-01-01T10:00:00Z'))
  await sendMarks(marks, all, () => Promise.resolve({ state: 'refused', issue: 'not found' }))
  expect(await marks.all()).toEqual([])

  const photos = memoryShelf<QueuedPhoto>()
  for (const one of [photoOf('a', '1'), photoOf('b', '2'), photoOf('c', '3')]) await photos.put(one)
  const sent: string[] = []
  const send = (fates: Fate[]) => (one: QueuedPhoto) => {
    sent.push(one.key)
    return Promise.resolve(fates.shift() ?? 'sent')
  }
  const [refused, held]: Fate[] = [
    { state: 'refused', issue: 'no picture' },
    { state: 'held', issue: 'work has not begun' },
  ]
  expect(await sendPhotos(photos, all, send([refused ?? 'sent', held ?? 'sent', 'sent']))).toBe(true)
  expect((await photos.all()).map(({ key, state }) => [key, state])).toEqual([
    ['a', 'refused'],
    ['b', 'held'],
  ])
  await sendPhotos(photos, all, send([]))
  expect(sent).toEqual(['a', 'b', 'c', 'b'])
  expect((await photos.all()).map(({ issue }) => issue)).toEqual(['no picture'])
})

it('goes on past what has arrived and can not be deleted', async () => {
  const full = <T extends { key: string }>() => ({
    ...memoryShelf<T>(),
    remove: () => Promise.reject(new Error('The disk is full.')),
  })
  const [marks, photos] = [full<QueuedMark>(), full<QueuedPhoto>()]
  for (const key of ['a', 'b']) {
    await marks.put(markOf(key, '2026-01-01T10:00:00Z'))
    await photos.put(photoOf(key, key))
  }
  const sent: string[] = []
  const send = (one: { key: string }): Promise<Fate> => {
    sent.push(one.key)
    return Promise.resolve('sent')
  }
  expect(await sendMarks(marks, all, send)).toBe(true)
  expect(await sendPhotos(photos, all, send)).toBe(true)
  expect(sent.sort()).toEqual(['a', 'a', 'b', 'b'])
})

it('sends nothing of somebody else', async () => {
  const shelf = memoryShelf<QueuedMark>()
  await shelf.put({ ...markOf('a', '2026-01-01T10:00:00Z'), userId: 'usr_b' })
  const send = (): Promise<Fate> => Promise.reject(new Error('sent'))
  expect(await sendMarks(shelf, ({ userId }) => userId === 'usr_a', send)).toBe(true)
  expect(await shelf.all()).toHaveLength(1)
})

it('names a photo by its order and its moment', () => {
  const at = new Date('2026-11-25T14:03:22.120Z')
  expect(photoName('K7M-2Q4', { name: 'image.JPG', type: 'image/jpeg' }, at)).toBe(
    'K7M-2Q4 2026-11-25 14-03-22-120.jpg',
  )
  expect(photoName('K7M-2Q4', { name: 'blob', type: 'image/png' }, at)).toMatch(/\.png$/)
})

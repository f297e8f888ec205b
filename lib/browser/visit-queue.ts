import type { Shelf } from '#lib/browser/visit-store.ts'
import type { MarkInput, ShelfRow } from '#lib/visits/schema.ts'
import type { Environment } from '#lib/env.ts'

/** Whose it is, in which environment, and where it belongs: nothing is sent for anybody else. */
type Owned = { key: string; userId: string; environment: Environment; visitId: string; orderId: string }

export type QueuedMark = Owned & { mark: MarkInput }
export type QueuedPhoto = Owned & {
  file: File
  takenAt: string
  /** `held`: the order doesn't take documents yet; `refused` needs the person. */
  state: 'waiting' | 'held' | 'refused'
  issue?: string
}

/** What became of something that was to be sent; `waits` for the network, or until its owner is let in again. */
export type Fate = 'sent' | 'waits' | { state: 'held' | 'refused'; issue: string }

export const markKey = ({ visitId, orderId }: Pick<Owned, 'visitId' | 'orderId'>) => `${visitId} ${orderId}`

/** A mark as it is on this device, where that is newer than what the server has. */
export function shownMark({ mark }: Pick<ShelfRow, 'mark'>, queued: QueuedMark | undefined): ShelfRow['mark'] {
  if (!queued) return mark
  return mark.markedAt === undefined || mark.markedAt < queued.mark.markedAt ? queued.mark : mark
}

const byMoment =
  <T>(momentOf: (one: T) => string) =>
  (a: T, b: T) =>
    momentOf(a) < momentOf(b) ? -1 : 1

/**
 * Sends marks in the order in which they were made, each once. What was marked anew while its mark was on its way stays.
 * @returns whether nothing has to wait
 */
export async function sendMarks(
  shelf: Shelf<QueuedMark>,
  isOurs: (one: QueuedMark) => boolean,
  send: (one: QueuedMark) => Promise<Fate>,
): Promise<boolean> {
  const marks = (await shelf.all()).filter(isOurs).sort(byMoment(({ mark }) => mark.markedAt))
  for (const one of marks) {
    if ((await send(one)) === 'waits') return false
    // A visit or an order that is gone takes its marks along. One that can't be deleted goes out again, which changes nothing.
    await shelf.remove(one.key, ({ mark }) => mark.markedAt === one.mark.markedAt).catch(() => {})
  }
  return true
}

/** The same for photos. What is refused is kept for the person to see, and tried no more; what is held is tried each time. */
export async function sendPhotos(
  shelf: Shelf<QueuedPhoto>,
  isOurs: (one: QueuedPhoto) => boolean,
  send: (one: QueuedPhoto) => Promise<Fate>,
): Promise<boolean> {
  const photos = (await shelf.all()).filter(isOurs).sort(byMoment(({ takenAt }) => takenAt))
  for (const one of photos.filter(({ state }) => state !== 'refused')) {
    const fate = await send(one)
    if (fate === 'waits') return false
    // One that can't be deleted doesn't hold up the others.
    if (fate === 'sent') await shelf.remove(one.key).catch(() => {})
    else await shelf.put({ ...one, ...fate })
  }
  return true
}

/** A photo's name for the people who will have it: of which order it is, and when it was taken. */
export function photoName(number: string, file: { name: string; type: string }, takenAt: Date): string {
  const ending =
    /\.[A-Za-z0-9]{1,5}$/.exec(file.name)?.[0].toLowerCase() ?? (file.type === 'image/png' ? '.png' : '.jpg')
  const stamp = takenAt.toISOString().slice(0, 23).replace(/[:.]/g, '-').replace('T', ' ')
  return `${number} ${stamp}${ending}`
}

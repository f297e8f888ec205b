'use client'
import type { Api } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { noteUnsent } from '#lib/browser/unsent-visits.ts'
import {
  beginSending,
  documentsOf,
  findBegun,
  forgetBegun,
  sendSlice,
  whileSent,
} from '#lib/browser/upload-requests.ts'
import { findIssue } from '#lib/browser/uploads.ts'
import {
  markKey,
  photoName,
  sendMarks,
  sendPhotos,
  type Fate,
  type QueuedMark,
  type QueuedPhoto,
} from '#lib/browser/visit-queue.ts'
import { keptShelf } from '#lib/browser/visit-store.ts'
import { markOnVisit } from '#lib/visits/operations.ts'
import type { MarkInput, MarkView, ShelfRow } from '#lib/visits/schema.ts'

const marks = keptShelf<QueuedMark>('marks')
const photos = keptShelf<QueuedPhoto>('photos')

/** Who sits here, and what is told of what has arrived. */
export type Sender = {
  api: Api
  userId: string
  /** Done once there is a session to send with, for which somebody may have to sign in again. */
  ready: () => Promise<unknown>
  onMarked: (visitId: string, orderId: string, mark: MarkView) => void
  onPhoto: (visitId: string, orderId: string) => void
}
type Where = { visitId: string; orderId: string }

const isOurs =
  ({ api, userId }: Sender) =>
  (one: { userId: string; environment: string }) =>
    one.userId === userId && one.environment === api.identity.environment

// Keys of photos that have arrived: where one can't be deleted, it isn't shown as waiting, nor sent again.
const arrived = new Set<string>()

/** Reads anew what waits here of a person, for all that shows it. */
async function tell(userId: string): Promise<void> {
  const own = <T extends { userId: string; key: string }>(all: T[]) =>
    all.filter((one) => one.userId === userId && !arrived.has(one.key))
  const [marked, taken] = [await marks.look(), await photos.look()]
  // Of a photo only its state may be newer in memory.
  const isKept = ({ key }: QueuedPhoto) => taken.kept?.some((one) => one.key === key)
  const onlyHere = [...own(marked.held), ...own(taken.held).filter((photo) => !isKept(photo))]
  const unsent = { marks: own(marked.all), photos: own(taken.all), onlyHere: new Set(onlyHere.map(({ key }) => key)) }
  noteUnsent(userId, unsent, marked.kept !== undefined && taken.kept !== undefined)
}

async function sendMark({ api, onMarked }: Sender, { visitId, orderId, mark }: QueuedMark): Promise<Fate> {
  try {
    onMarked(visitId, orderId, await api.call(markOnVisit, { params: { visitId, orderId }, body: mark }))
    return 'sent'
  } catch (error) {
    const failure = asFailure(error)
    return failure.isFinal ? { state: 'refused', issue: failureText(failure) } : 'waits'
  }
}

async function sendPhoto({ api, onPhoto }: Sender, { visitId, orderId, file }: QueuedPhoto): Promise<Fate> {
  const place = documentsOf(api, orderId)
  for (let tries = 0; ; tries += 1) {
    try {
      let upload = (await findBegun(place, file)) ?? (await beginSending(place, file))
      while (!upload.arrived) upload = await sendSlice(place, upload, file, new AbortController().signal)
      onPhoto(visitId, orderId)
      return 'sent'
    } catch (error) {
      const failure = asFailure(error)
      // It was taken away from the order since it arrived, and so goes from here.
      if (failure.code === 'document_removed') return 'sent'
      // What was sent last has arrived after all, or not: asking again tells.
      if (failure.code === 'upload_offset_mismatch' && tries < 5) continue
      if (!failure.isFinal) return 'waits'
      forgetBegun(place, file)
      return { state: failure.code === 'order_state_conflict' ? 'held' : 'refused', issue: failureText(failure) }
    }
  }
}

/** Two tabs would send a photo twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('callslip-visits', work) : work())
}

/** Sends whatever waits here, marks first; what the network doesn't take stays for the next time. */
export async function sendUnsent(sender: Sender): Promise<void> {
  await tell(sender.userId)
  if (navigator.onLine === false) return
  const ours = isOurs(sender)
  if (![...(await marks.all()), ...(await photos.all())].some(ours)) return
  // Before anything is locked: a question in a tab that nobody sees must not hold up the one in front.
  const isReady = await sender.ready().then(
    () => true,
    () => false,
  )
  if (!isReady) return
  await alone(async () => {
    const there = await sendMarks(marks, ours, (one) => sendMark(sender, one))
    await tell(sender.userId)
    if (!there) return
    await sendPhotos(photos, ours, async (one) => {
      const place = documentsOf(sender.api, one.orderId)
      const fate = arrived.has(one.key) ? 'sent' : await whileSent(place, one.file, () => sendPhoto(sender, one))
      if (fate !== 'sent') return fate
      arrived.add(one.key)
      // Forgotten here first: whoever looks for it in between, or finds it still here later, finds that it has arrived.
      await photos.remove(one.key).then(
        () => forgetBegun(place, one.file),
        () => {},
      )
      await tell(sender.userId)
      return fate
    })
    await tell(sender.userId)
  })
}

/** Keeps a mark here, and sends it. */
export async function keepMark(sender: Sender, where: Where, mark: Omit<MarkInput, 'markedAt'>): Promise<void> {
  const { api, userId } = sender
  const markedAt = new Date().toISOString()
  await marks.put({
    ...{ ...where, key: markKey(where), userId, environment: api.identity.environment },
    mark: { ...mark, markedAt },
  })
  await sendUnsent(sender)
}

/** Keeps a photo here for its order, and sends it; one that could never be taken is refused at once. */
export async function keepPhoto(
  sender: Sender,
  visitId: string,
  { orderId, number }: Pick<ShelfRow, 'orderId' | 'number'>,
  taken: File,
): Promise<void> {
  const { api, userId } = sender
  const now = new Date()
  const file = new File([taken], photoName(number, taken, now), { type: taken.type, lastModified: now.getTime() })
  const issue = await findIssue(documentsOf(api, orderId), file).catch(() => undefined)
  await photos.put({
    ...{ visitId, orderId, key: crypto.randomUUID(), userId, environment: api.identity.environment, file },
    takenAt: now.toISOString(),
    ...(issue === undefined ? { state: 'waiting' as const } : { state: 'refused' as const, issue }),
  })
  await sendUnsent(sender)
}

export async function discardPhoto({ userId }: Sender, key: string): Promise<void> {
  await photos.remove(key)
  await tell(userId)
}

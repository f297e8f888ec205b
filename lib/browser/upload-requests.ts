import type { Api } from '#lib/browser/api.ts'
import { parse } from '#lib/browser/caller.ts'
import { offline } from '#lib/browser/failure.ts'
import {
  beginAttachment,
  beginResearchAttachment,
  getAttachmentUpload,
  getResearchAttachmentUpload,
  sendAttachmentPart,
  sendResearchAttachmentPart,
} from '#lib/attachments/operations.ts'
import { beginUpload, getUpload, sendPart } from '#lib/documents/operations.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import type { AttachmentView, FileRule } from '#lib/files/schema.ts'

// Small enough that a broken connection costs little and the bar moves, large enough that requests are few.
const sliceBytes = 2 * 1024 * 1024

/** An upload as far as it has come; `arrived` once it is whole. */
type Begun<Arrived> = { id: string; offset: number; arrived?: Arrived | undefined }

/** Where files are sent to, and what they become there. */
export type UploadPlace<Arrived> = {
  /** Tells its files from those of other places. */
  name: string
  rule: () => Promise<FileRule>
  begin: (announced: { name: string; sizeBytes: number }) => Promise<Begun<Arrived>>
  look: (uploadId: string) => Promise<Begun<Arrived>>
  send: (uploadId: string, offset: number, body: Blob, signal: AbortSignal) => Promise<Begun<Arrived>>
}

const slice = (offset: number, body: Blob, signal: AbortSignal) => ({
  query: { offset: String(offset) },
  body,
  headers: { 'Content-Type': 'application/octet-stream' },
  signal,
})
// What can't be read is asked for again: how far the upload has come is known to the API.
const unreadable = () => {
  throw offline()
}

/** The documents that a researcher puts on an order. */
export function documentsOf(api: Api, orderId: string): UploadPlace<UploadedView> {
  const begun = ({ id, offset, document }: Begun<never> & { document?: UploadedView | undefined }) => ({
    id,
    offset,
    arrived: document,
  })
  return {
    name: orderId,
    rule: () => import('#lib/documents/schema.ts').then(({ documentRule }) => documentRule),
    begin: async (body) => begun(await api.call(beginUpload, { params: { orderId }, body })),
    look: async (uploadId) => begun(await api.call(getUpload, { params: { orderId, uploadId } })),
    send: async (uploadId, ...part) => {
      const response = await api.fetch(sendPart, { params: { orderId, uploadId }, ...slice(...part) })
      return begun(await parse(sendPart, response).catch(unreadable))
    },
  }
}

/** Files that are to be attached. `name`: to what, once they have arrived. */
export function attachmentsFor(api: Api, name: string): UploadPlace<AttachmentView> {
  const [begin, look, part] =
    api.identity.role === 'researcher'
      ? ([beginResearchAttachment, getResearchAttachmentUpload, sendResearchAttachmentPart] as const)
      : ([beginAttachment, getAttachmentUpload, sendAttachmentPart] as const)
  const begun = ({ id, offset, attachment }: Begun<never> & { attachment?: AttachmentView | undefined }) => ({
    id,
    offset,
    arrived: attachment,
  })
  return {
    name: `attachments:${name}`,
    rule: () => import('#lib/attachments/schema.ts').then(({ attachmentRule }) => attachmentRule),
    begin: async (body) => begun(await api.call(begin, { params: {}, body })),
    look: async (uploadId) => begun(await api.call(look, { params: { uploadId } })),
    send: async (uploadId, ...sent) => {
      const response = await api.fetch(part, { params: { uploadId }, ...slice(...sent) })
      return begun(await parse(part, response).catch(unreadable))
    },
  }
}

// Which file an upload was begun with. The same name and size alone could be another version of the file, and the two
// halves would not fit; so an upload is gone on with only where this browser saw it begin with the very same file.
const noteOf = (place: string, { name, size, lastModified }: File) => `upload:${place}:${name}:${size}:${lastModified}`
function note(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Storage may be forbidden; after a reload the upload then begins anew.
  }
}
function noted(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export const forgetBegun = ({ name }: { name: string }, file: File) => note(noteOf(name, file), undefined)

export async function beginSending<A>(place: UploadPlace<A>, file: File): Promise<Begun<A>> {
  const upload = await place.begin({ name: file.name.slice(-200), sizeBytes: file.size })
  note(noteOf(place.name, file), upload.id)
  return upload
}

/** The upload of this file that was begun here before, with how far it has come. */
export async function findBegun<A>(place: UploadPlace<A>, file: File): Promise<Begun<A> | undefined> {
  const id = noted(noteOf(place.name, file))
  if (id === null) return undefined
  try {
    return await place.look(id)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not_found') {
      forgetBegun(place, file)
      return undefined
    }
    throw error
  }
}

const lockOf = (place: string, name: string, sizeBytes: number) => `sending:${place}:${sizeBytes}:${name}`

/** Does the work of sending a file in such a way that every page of this browser can see that it is being sent. */
export async function whileSent<T>(
  { name: place }: { name: string },
  { name, size }: File,
  work: () => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return work()
  return await navigator.locks.request(lockOf(place, name.slice(-200), size), { mode: 'shared' }, work)
}

/** Tells of an upload to a place whether it is being sent at this moment, by any page of this browser. */
export async function findSent({ name: place }: { name: string }) {
  const held = 'locks' in navigator ? (await navigator.locks.query()).held : []
  const names = new Set(held?.map(({ name }) => name))
  return ({ name, sizeBytes }: { name: string; sizeBytes: number }) => names.has(lockOf(place, name, sizeBytes))
}

/** Sends what comes next of a file; throws where the upload is no further for it, as whoever asked again at once would for ever. */
export async function sendSlice<A>(
  place: UploadPlace<A>,
  { id, offset }: Begun<A>,
  file: File,
  signal: AbortSignal,
): Promise<Begun<A>> {
  // The last slice is answered once the whole file has been looked at.
  const limit = AbortSignal.any([signal, AbortSignal.timeout(120_000)])
  const upload = await place.send(id, offset, file.slice(offset, offset + sliceBytes), limit)
  if (!upload.arrived && upload.offset <= offset) throw offline()
  return upload
}

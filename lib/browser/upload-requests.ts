import type { Api } from '#lib/browser/api.ts'
import { offline } from '#lib/browser/failure.ts'
import { parse } from '#lib/browser/caller.ts'
import { beginUpload as begin, getUpload, sendPart } from '#lib/documents/operations.ts'
import type { UploadView } from '#lib/documents/schema.ts'

// Small enough that a broken connection costs little and the bar moves, large enough that requests are few.
const sliceBytes = 2 * 1024 * 1024

// Which file an upload was begun with. The same name and size alone could be another version of the file, and the two
// halves would not fit; so an upload is gone on with only where this browser saw it begin with the very same file.
const noteOf = (orderId: string, { name, size, lastModified }: File) =>
  `upload:${orderId}:${name}:${size}:${lastModified}`
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

export const forgetBegun = (orderId: string, file: File) => note(noteOf(orderId, file), undefined)

export async function beginUpload(api: Api, orderId: string, file: File): Promise<UploadView> {
  const body = { name: file.name.slice(-200), sizeBytes: file.size }
  const upload = await api.call(begin, { params: { orderId }, body })
  note(noteOf(orderId, file), upload.id)
  return upload
}

/** The upload of this file that was begun here before, with how far it has come. */
export async function findBegun(api: Api, orderId: string, file: File): Promise<UploadView | undefined> {
  const id = noted(noteOf(orderId, file))
  if (id === null) return undefined
  try {
    return await api.call(getUpload, { params: { orderId, uploadId: id } })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not_found') {
      forgetBegun(orderId, file)
      return undefined
    }
    throw error
  }
}

export async function sendSlice(
  api: Api,
  orderId: string,
  { id, offset }: UploadView,
  file: File,
  signal: AbortSignal,
): Promise<UploadView> {
  const body = file.slice(offset, offset + sliceBytes)
  // The last slice is answered once the whole file has been looked at.
  const limit = AbortSignal.any([signal, AbortSignal.timeout(120_000)])
  const response = await api.fetch(sendPart, {
    params: { orderId, uploadId: id },
    query: { offset: String(offset) },
    body,
    headers: { 'Content-Type': 'application/octet-stream' },
    signal: limit,
  })
  // What can't be read is asked for again: how far the upload has come is known to the API.
  return parse(sendPart, response).catch(() => {
    throw offline()
  })
}

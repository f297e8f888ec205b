import type { Api } from '#lib/browser/api.ts'
import { ApiFailure, offline } from '#lib/browser/failure.ts'
import { downloadAll, listDocuments } from '#lib/documents/operations.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

/** URLs in the answer live fifteen minutes; it is asked anew well before. */
export const documentsQuery = (api: Api, orderId: string) => ({
  ...api.ask(listDocuments, { orderId }),
  staleTime: 5 * 60_000,
  refetchInterval: 10 * 60_000,
})

/** A page that slept may hold links that have run out; half a minute is enough to begin a download. */
export const isLinkFresh = ({ expiresAt }: DocumentView) => Date.parse(expiresAt) - Date.now() > 30_000

type OnBytes = (bytes: number) => void

/** The bytes of a response as they come. Gives up with the connection, not with a clock: scans are large. */
async function* bytesOf(response: Response, onBytes: OnBytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  let received = 0
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw offline()
    })
    if (done) return
    onBytes((received += value.byteLength))
    yield value
  }
}

/**
 * A document's bytes, to be shown in the page. The link makes it a download, and the type is the one that we know and
 * not what a server says, so a file can't pass for a page.
 */
export async function readDocument(
  { url, contentType }: DocumentView,
  signal: AbortSignal,
  onBytes: OnBytes,
): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw offline()
  })
  if (!response.ok)
    throw new ApiFailure('refused', 'The document could not be fetched. Download it instead, or try again.', {
      status: response.status,
    })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of bytesOf(response, onBytes)) parts.push(part)
  return new Blob(parts, { type: contentType === 'text/plain' ? 'text/plain;charset=utf-8' : contentType })
}

/** All documents as one zip, written piece by piece: to a file where the browser can, else to memory. */
export async function readZip(
  api: Api,
  orderId: string,
  sink: { write: (part: Uint8Array<ArrayBuffer>) => Promise<void> | void },
  signal: AbortSignal,
  onBytes: OnBytes,
): Promise<void> {
  const response = await api.fetch(downloadAll, { params: { orderId }, signal })
  for await (const part of bytesOf(response, onBytes)) await sink.write(part)
}

import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { bytesOf, type Part } from '#lib/browser/download.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import { keepList } from '#lib/browser/keys.ts'
import { listDocuments } from '#lib/documents/operations.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** As much of an order as its documents are asked by. */
type DeliveredOrder = { id: string; order: Pick<OrderView['order'], 'deliveredAt'> }

/**
 * All that was delivered. URLs in the answer live fifteen minutes; it is asked anew well before, and at once where the order
 * says of another delivery: the stream that would tell may be closed.
 */
export function documentsQuery(api: Api, { id: orderId, order: { deliveredAt } }: DeliveredOrder) {
  const all = api.askAll(listDocuments, { orderId })
  const queryKey = [...all.queryKey, deliveredAt ?? '']
  return queryOptions({
    ...all,
    queryKey,
    // Whoever is reading goes on with the delivery before until the next one is here.
    placeholderData: keepList(queryKey),
    staleTime: 5 * 60_000,
    refetchInterval: 10 * 60_000,
  })
}

/** A page that slept may hold links that have run out; half a minute is enough to begin a download. */
export const isLinkFresh = ({ expiresAt }: DocumentView) => Date.parse(expiresAt) - Date.now() > 30_000

const unfetched = 'The document could not be fetched. Download it instead, or try again.'

/**
 * A document's bytes, to be shown in the page. The link makes it a download, and the type is the one that we know and
 * not what a server says, so a file can't pass for a page.
 */
export async function readDocument(
  { url, contentType }: DocumentView,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    // It may be the bucket alone that can't be read from here.
    throw new ApiFailure('offline', unfetched)
  })
  if (!response.ok) throw new ApiFailure('refused', unfetched, { status: response.status })
  const parts: Part[] = []
  for await (const part of bytesOf(response, onBytes)) parts.push(part)
  return new Blob(parts, { type: contentType === 'text/plain' ? 'text/plain;charset=utf-8' : contentType })
}

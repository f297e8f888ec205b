import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { getDb } from '#lib/db.ts'
import { findStoredUrl, isLook, judgeFileUrl } from '#lib/files/file-url.ts'
import { toContentDisposition } from '#lib/files/file-name.ts'
import { contentTypeOf } from '#lib/files/content-type.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { namesEtag } from '#lib/etag.ts'
import { isId } from '#lib/ids.ts'

type Range = { start: number; end: number }

/** One range of bytes, both ends included. `whole` for no range or a form that may be ignored (RFC 9110, 14.2). */
function readRange(header: string | null, size: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start > end ? 'unsatisfiable' : { start, end }
}

/** By the kind of its id. */
const findRow = (id: string) =>
  isId('document', id)
    ? getDb().orderDocument.findUnique({ where: { id } })
    : getDb().attachment.findUnique({ where: { id } })

async function findFile(fileId: string) {
  const row = await findRow(fileId)
  if (!row) return undefined
  const path = getStorage().findLocalPath(row.storageKey)
  if (path === undefined) return { row, path }
  return (await stat(path).catch(() => undefined)) && { row, path }
}

/**
 * Serves a file to whoever holds a URL that is signed and fresh, or sends them on to where it lies; the signature is the only
 * credential. Always as a download that a browser neither shows nor guesses about: what people upload isn't ours.
 */
export async function serveFile(request: Request, access: Access | undefined): Promise<Response> {
  const url = new URL(request.url)
  const fileId = url.pathname.split('/').at(-1) ?? ''
  const known = isId('document', fileId) || isId('attachment', fileId)
  const verdict = known ? judgeFileUrl(fileId, url.searchParams) : 'forged'
  if (verdict === 'forged') throw notFound()
  if (verdict === 'expired') {
    throw new ApiError(
      'link_expired',
      'This link has expired: it lived 15 minutes. List the files again for a fresh one, such as GET /orders/{orderId}/documents.',
    )
  }
  const file = await findFile(fileId)
  if (!file) throw notFound()
  const { row, path } = file
  const etag = `"${row.sha256}"`
  const headers: Record<string, string> = {
    'Content-Type': contentTypeOf(row) === 'text/plain' ? 'text/plain; charset=utf-8' : row.contentType,
    'Content-Disposition': toContentDisposition(row.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=0, no-store',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  // A bucket has marks of its own for what it hands out, and holds them against its files itself.
  const given = path === undefined ? new Headers() : request.headers
  if (given.has('if-match') && !namesEtag(given.get('if-match'), etag, 'strong'))
    return new Response(null, { status: 412, headers })
  // Whoever has it needn't be sent it again, and fetches nothing.
  if (namesEtag(given.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const condition = given.get('if-range')
  const range = readRange(condition === null || condition === etag ? request.headers.get('range') : null, row.sizeBytes)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${row.sizeBytes}` } })
  const { start, end } = range === 'whole' ? { start: 0, end: row.sizeBytes - 1 } : range
  headers['Content-Length'] = String(end - start + 1)
  if (range !== 'whole') headers['Content-Range'] = `bytes ${start}-${end}/${row.sizeBytes}`
  const status = range === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // What was delivered is what a bank asks about. A reader that pages through a file asks for it in many parts; the first of
  // them is the download, wherever it begins where nobody has fetched the file before.
  if ('downloadedAt' in row && (start === 0 || row.downloadedAt === null) && !isLook(url.searchParams))
    await noteDownload(getDb(), { kind: 'file', orderId: row.orderId, documentIds: [row.id], access })
  if (path === undefined) {
    const address = await findStoredUrl(row, url.searchParams)
    if (address === undefined) throw notFound()
    return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } })
  }
  // Node's web stream is the DOM's in all but its TypeScript name.
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers })
}

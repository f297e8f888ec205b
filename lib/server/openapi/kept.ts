import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { namesEtag } from '#lib/etag.ts'
import { newId } from '#lib/ids.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const encoders = {
  br: (text: string) => brotliAsync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text: string) => gzipAsync(text, { level: 9 }),
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
}
type Encoding = keyof typeof encoders

/** The best that the client takes, in our order; `q=0` refuses one. */
function encodingOf(header: string | null): Encoding {
  const taken = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...options] = part.split(';').map((word) => word.trim().toLowerCase())
      return [name, !options.some((option) => /^q=0(\.0*)?$/.test(option))]
    }),
  )
  for (const name of ['br', 'gzip'] as const) if (taken.get(name) ?? taken.get('*') ?? false) return name
  return 'identity'
}

type Kept = { text: string; etag: string; bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>> }
const kept = new Map<string, Kept>()

/** A text that is written once, when it is first asked for. */
export function keptAs(name: string, write: () => string): Kept {
  const known = kept.get(name)
  if (known) return known
  const text = write()
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const made = { text, etag, bodies: new Map() }
  kept.set(name, made)
  return made
}

/** The bytes in one encoding, compressed once. */
function bodyOf({ text, bodies }: Kept, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const body = bodies.get(encoding) ?? encoders[encoding](text).then((bytes) => new Uint8Array(bytes))
  bodies.set(encoding, body)
  return body
}

const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  Vary: 'Accept-Encoding',
  ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
})

/**
 * A kept text as the client wants it. Each encoding has a strong ETag of its own; a client that sends it back is told that
 * nothing has changed.
 */
export async function serveKept(
  request: Request,
  document: Kept,
  type: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const encoding = encodingOf(request.headers.get('accept-encoding'))
  const etag = `"${document.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
    ...encodingHeaders(encoding),
    'X-Content-Type-Options': 'nosniff',
    'Request-Id': newId('request'),
    ...more,
  }
  if (namesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(await bodyOf(document, encoding), { headers: { ...headers, 'Content-Type': type } })
}

/** A kept text for one reader alone: compressed, and not to be kept on the way. */
export async function serveOnce(request: Request, document: Kept, type: string): Promise<Response> {
  const encoding = encodingOf(request.headers.get('accept-encoding'))
  return new Response(await bodyOf(document, encoding), {
    headers: { 'Content-Type': type, ...encodingHeaders(encoding) },
  })
}

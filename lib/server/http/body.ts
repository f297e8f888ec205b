import { isUtf8 } from 'node:buffer'
import { ApiError, invalid } from '#lib/errors.ts'

const maximumBytes = 256 * 1024
const maximumDepth = 64
const maximumValues = 50_000

/** The body's bytes, given up as soon as they exceed the limit: Next itself sets none. */
export async function readBytes(request: Request, maximum = maximumBytes): Promise<Buffer> {
  const tooLarge = () => new ApiError('body_too_large', `The request body must not exceed ${maximum} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > maximum) throw tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const body = (request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  for (;;) {
    // A sender that hangs up is no failure of ours, whatever the code of its error.
    const { done, value: chunk } = await body.next().catch(() => {
      throw invalid('body', 'did not arrive whole')
    })
    if (done) break
    size += chunk.byteLength
    if (size > maximum) {
      await body.return?.()
      throw tooLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether the characters stand more than `maximum` times in a body, all of them together. */
function standMoreOften(body: Buffer, characters: string, maximum: number): boolean {
  let count = 0
  for (const character of Buffer.from(characters))
    for (let at = body.indexOf(character); at >= 0 && count <= maximum; at = body.indexOf(character, at + 1)) count += 1
  return count > maximum
}

// Each value is an object to be made, and time in which nobody else is served; and recursion over the parsed value (validation,
// canonical form) must not meet a caller's ten thousand levels. Asked of the bytes, in which no character of JSON's own is part
// of another: what is refused here never becomes a text, which somebody would have to clear away.
function requireBounded(body: Buffer) {
  // Few bodies need to be walked through byte by byte.
  if (!standMoreOften(body, '[{', maximumDepth) && !standMoreOften(body, ',', maximumValues)) return
  let depth = 0
  let values = 1
  let inString = false
  for (let i = 0; i < body.length; i += 1) {
    const c = body[i]
    if (inString) {
      if (c === 0x5c) i += 1
      else if (c === 0x22) inString = false
    } else if (c === 0x22) inString = true
    else if (c === 0x7b || c === 0x5b) {
      depth += 1
      if (depth > maximumDepth) throw invalid('body', `must not be nested deeper than ${maximumDepth} levels`)
    } else if (c === 0x7d || c === 0x5d) depth -= 1
    else if (c === 0x2c) {
      values += 1
      if (values > maximumValues) throw invalid('body', `must not hold more than ${maximumValues} values`)
    }
  }
}

const digits = (source: string) => {
  const [mantissa = ''] = source.toLowerCase().split('e')
  return mantissa.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length
}

/** What only the engine knows yet: TypeScript's JSON has neither. */
type Json = {
  parse: (text: string, revive: (name: string, value: unknown, context: { source?: string }) => unknown) => unknown
  rawJSON: (source: string) => unknown
}
const json: Json = JSON as unknown as Json

/**
 * In the place of a number with more digits than a double holds, which the parser would have rounded before anyone could object. No
 * schema takes it; where none looks, as in members that nobody knows, it does no harm.
 */
export class InexactNumber {
  readonly #source: string
  constructor(source: string) {
    this.#source = source
  }
  toJSON(): unknown {
    return json.rawJSON(this.#source)
  }
}

const exact = (_name: string, value: unknown, { source = '' }: { source?: string }) =>
  typeof value === 'number' && source.length > 15 && digits(source) > 15 ? new InexactNumber(source) : value

// Looking at each number takes time that few bodies have to be given.
const mayBeInexact = (text: string) => /\d[\d.]{15}/.test(text)

/** What is to be done with the size of a body before it is looked at: it may refuse by throwing. */
type Weigh = (bytes: number) => Promise<void>
const unweighed: Weigh = () => Promise.resolve()

/** Weighed before it is read, where its size is declared: of what is refused nothing has to be kept. */
async function readWeighed(request: Request, maximum: number | undefined, weigh: Weigh): Promise<Buffer> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > 0 && declared <= (maximum ?? maximumBytes)) {
    await weigh(declared)
    return readBytes(request, maximum)
  }
  const bytes = await readBytes(request, maximum)
  await weigh(bytes.length)
  return bytes
}

const sent = new WeakMap<Request, unknown>()

/** What was read of a request, as it was sent; undefined where it held no JSON, or nobody has come to read it. */
export const sentIn = (request: Request): unknown => sent.get(request)

/** The JSON value of a request's body. Throws 413, 415 or 400 with a sentence about what to change. */
export async function readJson(request: Request, maximum?: number, weigh = unweighed): Promise<unknown> {
  await requireJson(request)
  return noted(request, parseJson(await readWeighed(request, maximum, weigh)))
}

/** The same where the body may be left out: undefined for an empty one, whatever its header says. */
export async function readOptionalJson(request: Request, weigh = unweighed): Promise<unknown> {
  const bytes = await readWeighed(request, undefined, weigh)
  if (bytes.length === 0) return undefined
  await requireJson(request)
  return noted(request, parseJson(bytes))
}

function noted(request: Request, value: unknown): unknown {
  sent.set(request, value)
  return value
}

// What else programs write there, such as a charset, says nothing, and was never asked about.
const codings = /\b(gzip|compress|deflate|br|zstd)\b/i

/** Throws for a body that is compressed: a small one may be of any size then. */
export async function requireUncoded(request: Request): Promise<void> {
  if (!codings.test(request.headers.get('content-encoding') ?? '')) return
  await request.body?.cancel()
  throw new ApiError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.', {
    headers: { 'Accept-Encoding': 'identity' },
  })
}

async function requireJson(request: Request): Promise<void> {
  await requireUncoded(request)
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return
  await request.body?.cancel()
  throw new ApiError('unsupported_media_type', 'Send the body as JSON with the header Content-Type: application/json.')
}

const byteOrderMark = Buffer.from('\uFEFF')
const startsWithMark = (bytes: Buffer) => bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)

/** V8's reason without the piece that it quotes: a refusal's sentence is kept in the request log, what was sent isn't. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replace(/, (?:\.{3})?".*$/s, '') : 'it is not'

function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalid('body', 'must be encoded in UTF-8')
  requireBounded(bytes)
  const text = bytes.toString('utf8', startsWithMark(bytes) ? byteOrderMark.length : 0)
  try {
    return mayBeInexact(text) ? json.parse(text, exact) : JSON.parse(text)
  } catch (error) {
    throw invalid('body', `must be readable JSON (${reasonOf(error)})`)
  }
}

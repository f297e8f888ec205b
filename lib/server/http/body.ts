import { ApiError, invalid } from '#lib/errors.ts'

const maximumBytes = 256 * 1024
const maximumDepth = 64

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

/** Whether there are brackets for more levels than are taken, wherever they stand. */
function opensOften(json: string): boolean {
  let count = 0
  for (const bracket of '[{')
    for (let at = json.indexOf(bracket); at >= 0 && count <= maximumDepth; at = json.indexOf(bracket, at + 1))
      count += 1
  return count > maximumDepth
}

// Recursion over the parsed value (validation, canonical form) must not meet a caller's ten thousand levels.
function requireShallow(json: string) {
  // Few bodies need to be walked through character by character.
  if (!opensOften(json)) return
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i += 1) {
    const c = json.charCodeAt(i)
    if (inString) {
      if (c === 0x5c) i += 1
      else if (c === 0x22) inString = false
    } else if (c === 0x22) inString = true
    else if (c === 0x7b || c === 0x5b) {
      depth += 1
      if (depth > maximumDepth) throw invalid('body', `must not be nested deeper than ${maximumDepth} levels`)
    } else if (c === 0x7d || c === 0x5d) depth -= 1
  }
}

const inexact = new WeakMap<object, ApiError>()

/** What `readRows` has found in a row, or in anything in it: a number that can't be kept. */
export function findInexact(value: unknown): ApiError | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return (
    inexact.get(value) ??
    Object.values(value)
      .map(findInexact)
      .find((fault) => fault !== undefined)
  )
}

// A number with more digits than a double holds would be rounded by the parser before anyone could object.
function findInexactNumbers(json: string, found: (holder: unknown, fault: ApiError) => void): unknown {
  // The second looks where a value begins, for texts are full of digits.
  if (!/\d[\d.]{15}/.test(json) || !/(?:^|[:,[])[ \t\r\n]*-?\d[\d.]{15}/.test(json)) return undefined
  const digits = (source: string) => {
    const [mantissa = ''] = source.toLowerCase().split('e')
    return mantissa.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length
  }
  return JSON.parse(json, function check(this: unknown, key: string, value: unknown, context?: { source?: string }) {
    if (typeof value === 'number' && context?.source !== undefined && digits(context.source) > 15) {
      found(this, invalid(key.slice(0, 100) || 'body', 'has more digits than can be kept; send at most 15'))
    }
    return value
  })
}

const refuse = (_: unknown, fault: ApiError) => {
  throw fault
}

/** The JSON value of a request's body. Throws 413, 415 or 400 with a sentence about what to change. */
export async function readJson(request: Request): Promise<unknown> {
  await requireJson(request)
  return parseJson(await readBytes(request))
}

/** The same for a larger body of rows that are judged one by one: what `findInexact` tells of a row is its fault alone. */
export async function readRows(request: Request, maximum: number): Promise<unknown> {
  await requireJson(request)
  return parseJson(await readBytes(request, maximum), (holder, fault) => {
    if (typeof holder === 'object' && holder !== null && !inexact.has(holder)) inexact.set(holder, fault)
  })
}

/** The same where the body may be left out: undefined for an empty one, whatever its header says. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return undefined
  await requireJson(request)
  return parseJson(bytes)
}

async function requireJson(request: Request): Promise<void> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return
  await request.body?.cancel()
  throw new ApiError('unsupported_media_type', 'Send the body as JSON with the header Content-Type: application/json.')
}

function parseJson(bytes: Buffer, found: (holder: unknown, fault: ApiError) => void = refuse): unknown {
  let json: string
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('body', 'must be encoded in UTF-8')
  }
  requireShallow(json)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw invalid('body', `must be readable JSON (${error instanceof Error ? error.message : 'it is not'})`)
  }
  return findInexactNumbers(json, found) ?? value
}

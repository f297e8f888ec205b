import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/**
 * Writes bytes to the app's port, whatever they are, and reads until the app closes or has answered in full. Undefined:
 * it closed without a word, which a caller that doesn't speak HTTP may get.
 */
export function sendRaw(baseUrl: string, bytes: string | Buffer, timeoutMs = 10_000): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let received = Buffer.alloc(0)
    const finish = (answer: RawAnswer | undefined) => {
      socket.destroy()
      resolve(answer)
    }
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => {
      socket.destroy()
      reject(new Error(`no whole answer within ${timeoutMs} ms; so far: ${received.toString('latin1').slice(0, 300)}`))
    })
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const answer = parseAnswer(received)
      if (answer !== undefined) finish(answer)
    })
    socket.on('close', () => finish(parseAnswer(received, true)))
    // The app may close while we are still writing; what it said before is what counts.
    socket.on('error', () => {})
  })
}

function parseAnswer(bytes: Buffer, closed = false): RawAnswer | undefined {
  const text = bytes.toString('utf8').replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const status = Number(first.split(' ')[1])
  const rest = text.slice(end + 4)
  if (headers.get('transfer-encoding') === 'chunked') {
    if (!closed && !rest.endsWith('0\r\n\r\n')) return undefined
    return { status, headers, body: unchunk(rest) }
  }
  const length = Number(headers.get('content-length') ?? (closed ? Buffer.byteLength(rest) : NaN))
  if (!closed && !(Buffer.byteLength(rest) >= length)) return undefined
  return { status, headers, body: rest }
}

/** Sizes count bytes, so the text is cut as bytes. */
function unchunk(text: string): string {
  let bytes = Buffer.from(text)
  let body = Buffer.alloc(0)
  for (;;) {
    const line = bytes.indexOf('\r\n')
    const size = parseInt(bytes.subarray(0, line).toString(), 16)
    if (line < 0 || !(size > 0)) return body.toString()
    body = Buffer.concat([body, bytes.subarray(line + 2, line + 2 + size)])
    bytes = bytes.subarray(line + 2 + size + 2)
  }
}

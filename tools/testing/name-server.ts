import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

const headerBytes = 12

/** The name that a query asks for, and where its question ends. */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function answerOf(query: Buffer, text: string | undefined): Buffer {
  const { end } = readQuestion(query)
  const header = Buffer.from(query.subarray(0, headerBytes))
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  header.fill(0, 8)
  const question = query.subarray(headerBytes, end)
  if (text === undefined) return Buffer.concat([header, question])
  const words = Buffer.from(text)
  const record = Buffer.alloc(12)
  // The name is the question's; a TXT record of the internet, good for a second.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(16, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(1, 6)
  record.writeUInt16BE(words.length + 1, 10)
  return Buffer.concat([header, question, record, Buffer.of(words.length), words])
}

/** A name server on this machine that knows TXT records alone: `DNS_SERVERS` leads to it. */
export async function startNameServer(port = 0) {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port: from }) =>
    socket.send(answerOf(query, records.get(readQuestion(query).name)), from, address),
  )
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve))
  const { port: bound } = socket.address() as AddressInfo
  return { records, address: `127.0.0.1:${bound}`, close: () => socket.close() }
}

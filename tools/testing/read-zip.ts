import { inflateRawSync } from 'node:zlib'

const endRecord = 0x06054b50
const entryRecord = 0x02014b50

/** The files of a zip by their names, read as the format says: from the directory at its end. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.readUInt32LE(end) !== endRecord) throw new Error('not a whole zip')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    if (bytes.readUInt32LE(at) !== entryRecord) throw new Error('the directory of the zip is broken')
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const [nameLength = 0, extra = 0, comment = 0] = lengths
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const raw = bytes.subarray(start, start + packed)
    const content = method === 0 ? raw : inflateRawSync(raw)
    if (content.length !== size) throw new Error(`${name} has another size than the zip says`)
    files.set(name, content)
    at += 46 + nameLength + extra + comment
  }
  return files
}

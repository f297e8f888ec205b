import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
const [orderId = '', folder = '.'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
type Document = Schemas['Document']

/** Each time a page is fetched its links are new, and good for 15 minutes. */
const list = () =>
  client.list('/orders/{orderId}/documents', { params: { path: { orderId } } })
async function find(wanted: string): Promise<Document | undefined> {
  for await (const document of list()) if (document.id === wanted) return document
  return undefined
}

/** Somebody else chose the name: it may lead nowhere else, and may be there twice. */
const fileOf = ({ id, name }: Document) =>
  join(folder, `${id}-${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')}`)

async function isWhole(file: string, { sizeBytes, sha256 }: Document): Promise<boolean> {
  if (!existsSync(file) || statSync(file).size !== sizeBytes) return false
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex') === sha256
}

/** Goes on where the last attempt broke off. The link is the permission: no key. */
async function fetchRest({ url }: Document, part: string): Promise<void> {
  const from = existsSync(part) ? statSync(part).size : 0
  const signal = AbortSignal.timeout(10 * 60_000)
  const response = await fetch(url, {
    signal,
    ...(from > 0 ? { headers: { Range: `bytes=${from}-` } } : {}),
  })
  if (response.status === 416) return // there is no more of it
  if (!response.ok || !response.body)
    throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`)
  const flags = response.status === 206 ? 'a' : 'w' // 200 is all of it again
  await pipeline(
    Readable.fromWeb(response.body as ReadableStream),
    createWriteStream(part, { flags }),
  )
}

async function download(first: Document): Promise<string> {
  const file = fileOf(first)
  if (await isWhole(file, first)) return `${file} was there`
  const part = `${file}.part`
  for (let document: Document | undefined = first, attempt = 1; document; attempt += 1) {
    try {
      await fetchRest(document, part)
      if (await isWhole(part, document)) {
        renameSync(part, file) // a file with its name is a whole one
        return `${file} is whole, attempt ${attempt}`
      }
      rmSync(part) // other bytes than were delivered: from the beginning
      throw new Error('The checksum is another.')
    } catch (error) {
      if (attempt === 5) throw error
      console.error(`${file}: ${String(error)}`)
      await sleep(200 * 2 ** attempt)
      document = await find(first.id) // with a fresh link
    }
  }
  throw new Error(`${first.id} isn't among the order's documents any more.`)
}

for await (const document of list()) console.log(await download(document))

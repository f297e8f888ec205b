import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Pages } from '#lib/server/front-door/server.ts'

const compress = promisify(brotliCompress)
const prefix = '/_next/static/'
const types: Record<string, string> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }

/**
 * Puts the build's scripts and styles before `pages`, in brotli: a seventh less to load than the gzip that Next makes,
 * compressed once and kept. Only what the build listed is served; everything else is left to Next.
 */
export async function withBrotli(root: string, pages: Pages): Promise<Pages> {
  const folder = join(root, '.next', 'static')
  const files = new Map<string, string>()
  for await (const file of glob('**/*.{js,css}', { cwd: folder }))
    files.set(prefix + file.split(sep).join('/'), join(folder, file))
  const compressed = new Map<string, Promise<Buffer>>()
  const get = (file: string) => {
    let body = compressed.get(file)
    if (!body) {
      // Quality 9: thirty milliseconds for the largest file; 11 would take ten times as long for two percent.
      body = readFile(file).then((bytes) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      body.catch(() => compressed.delete(file))
      compressed.set(file, body)
    }
    return body
  }
  return async (incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?')[0] ?? ''
    const file =
      incoming.method === 'GET' && /\bbr\b/.test(String(incoming.headers['accept-encoding'] ?? ''))
        ? files.get(path)
        : undefined
    if (file === undefined) return pages(incoming, outgoing)
    const body = await get(file).catch(() => undefined)
    if (!body) return pages(incoming, outgoing)
    outgoing.writeHead(200, {
      'Content-Type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      // The name holds a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    })
    outgoing.end(body)
  }
}

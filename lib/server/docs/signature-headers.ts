/** The headers that matter here, by their lower-case names. */
export type SignatureHeaders = {
  'x-service-signature'?: string
  'x-service-signature-next'?: string
  'webhook-id'?: string
  'webhook-timestamp'?: string
  'webhook-signature'?: string
}

const names = [
  'x-service-signature',
  'x-service-signature-next',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
] as const
type Name = (typeof names)[number]
const isName = (name: string): name is Name => (names as readonly string[]).includes(name)

/** As a log, a proxy or `curl -v` writes a header: with a dash, a mark or quotes around it, its name in any case. */
const line = /^[\s<>*"'-]*(?:H\s+["']?)?"?([A-Za-z-]+)"?\s*[:=]\s*["'[]*(.*?)["'\],;\s]*$/

/** Headers as people paste them: one in a line, a JSON object, or a bare signature. */
export function readHeaders(text: string): SignatureHeaders {
  const found: SignatureHeaders = {}
  for (const raw of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = line.exec(raw) ?? []
    const lower = name.toLowerCase().replace(/^http-/, '')
    const bare = raw.trim()
    if (isName(lower)) found[lower] = value
    else if (/^(sha256=|[0-9a-f]{64}$)/i.test(bare)) found['x-service-signature'] ??= bare
    else if (/^v1,/.test(bare)) found['webhook-signature'] ??= bare
  }
  return found
}

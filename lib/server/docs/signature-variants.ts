import canonicalize from 'canonicalize'

export type Bytes = Uint8Array<ArrayBuffer>

/** What may have happened to a body, a secret or a signature on its way. The page says each in a sentence. */
export const causeIds = [
  'body-bom',
  'body-final-newline',
  'body-outer-space',
  'body-crlf',
  'body-reserialised',
  'body-quoted',
  'body-latin1',
  'body-html',
  'secret-space',
  'secret-quotes',
  'secret-no-prefix',
  'secret-prefix-cut',
  'secret-decoded',
  'secret-as-text',
  'secret-url',
  'signature-no-prefix',
  'signature-case',
  'signature-cut',
  'signature-space',
  'signature-base64',
  'signature-hex',
  'base-body-only',
  'base-no-id',
  'scheme-standard',
  'scheme-service',
  'rotated-yours-is-new',
  'rotated-yours-is-old',
  'timestamp-old',
  'timestamp-ahead',
  'timestamp-no-number',
  'timestamp-milliseconds',
  'id-missing',
  'other-secret-or-content',
] as const
export type CauseId = (typeof causeIds)[number]

/** Something to try: the bytes, and what must have happened if they are the right ones. Without a cause: as it was given. */
export type Variant = { bytes: Bytes; cause?: CauseId }

const encoder = new TextEncoder()
export const bytesOf = (text: string): Bytes => encoder.encode(text)

const sameBytes = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i])

/** The first of each content: a variant that changes nothing explains nothing. */
const distinct = (variants: readonly Variant[]) =>
  variants.filter(({ bytes }, i) => variants.findIndex((other) => sameBytes(other.bytes, bytes)) === i)

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}

/** Text whose UTF-8 was taken for Latin-1, turned back. */
const fromLatin1 = (text: string): Bytes | undefined => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return codes.some((code) => code > 127) && codes.every((code) => code < 256) ? new Uint8Array(codes) : undefined
}

/** The body as it was given, and as it may have been when it was signed. */
export function bodyVariants(body: Bytes): Variant[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
  const bare = text.replace(/^\uFEFF/, '')
  const parsed = parse(bare)
  const canonical = parsed === undefined ? undefined : canonicalize(parsed)
  const inner = typeof parsed === 'string' ? parsed : undefined
  const unescaped = bare.replaceAll(/&(?:quot|amp|lt|gt|#34|#39);/g, (entity) => entities[entity] ?? entity)
  const latin1 = fromLatin1(text)
  const asText = (changed: string, cause: CauseId): Variant => ({ bytes: bytesOf(changed), cause })
  return distinct([
    { bytes: body },
    asText(bare, 'body-bom'),
    asText(bare.replace(/\r?\n$/, ''), 'body-final-newline'),
    asText(bare.trim(), 'body-outer-space'),
    asText(bare.replaceAll('\r\n', '\n'), 'body-crlf'),
    asText(bare.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'), 'body-crlf'),
    ...(latin1 ? [{ bytes: latin1, cause: 'body-latin1' } as const] : []),
    ...(inner === undefined ? [] : [asText(inner, 'body-quoted')]),
    asText(unescaped, 'body-html'),
    ...(canonical === undefined || inner !== undefined ? [] : [asText(canonical, 'body-reserialised')]),
  ])
}

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/
const prefix = 'whsec_'

const decodeBase64 = (text: string): Bytes | undefined =>
  text !== '' && base64.test(text) ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : undefined

/** The key of X-Service-Signature: the whole secret as text. */
export const serviceKey = (secret: string): Bytes => bytesOf(secret)

/** The key of Standard Webhooks: what stands behind `whsec_`, decoded; a secret of one's own making is its own bytes. */
export const standardKey = (secret: string): Bytes =>
  (secret.startsWith(prefix) ? decodeBase64(secret.slice(prefix.length)) : undefined) ?? bytesOf(secret)

/** Keys that a secret may have been meant, or taken, for. `right` makes the one that the scheme asks for. */
export function keyVariants(secret: string, right: (secret: string) => Bytes): Variant[] {
  const trimmed = secret.trim()
  const unquoted = trimmed.replace(/^(["'])(.*)\1$/, '$2')
  const bare = unquoted.startsWith(prefix) ? unquoted.slice(prefix.length) : unquoted
  const decoded = decodeBase64(bare)
  const keys: Variant[] = [
    { bytes: right(secret) },
    { bytes: right(trimmed), cause: 'secret-space' },
    { bytes: right(unquoted), cause: 'secret-quotes' },
    { bytes: right(prefix + bare), cause: 'secret-prefix-cut' },
    {
      bytes: right(
        unquoted.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      ),
      cause: 'secret-url',
    },
    { bytes: bytesOf(unquoted), cause: 'secret-as-text' },
    { bytes: bytesOf(bare), cause: 'secret-no-prefix' },
    ...(decoded ? [{ bytes: decoded, cause: 'secret-decoded' } as const] : []),
  ]
  return distinct(keys.filter(({ bytes }) => bytes.length > 0))
}

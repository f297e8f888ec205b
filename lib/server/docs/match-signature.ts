import type { SignatureHeaders } from '#lib/server/docs/signature-headers.ts'
import {
  bodyVariants,
  bytesOf,
  keyVariants,
  type Bytes,
  type CauseId,
  type Variant,
} from '#lib/server/docs/signature-variants.ts'

/** HMAC-SHA256 by WebCrypto. */
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

export const toHex = (bytes: Bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const toBase64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes))

const join = (head: string, tail: Bytes): Bytes => new Uint8Array([...bytesOf(head), ...tail])

/** How a signature may be written: the right way first, then as it gets mistaken. */
type Forms = (digest: Bytes) => { text: string; cause?: CauseId }[]
const serviceForms: Forms = (digest) => [
  { text: `sha256=${toHex(digest)}` },
  { text: toHex(digest), cause: 'signature-no-prefix' },
  { text: `sha256=${toBase64(digest)}`, cause: 'signature-base64' },
  { text: toBase64(digest), cause: 'signature-base64' },
]
const standardForms: Forms = (digest) => [
  { text: `v1,${toBase64(digest)}` },
  { text: toBase64(digest), cause: 'signature-no-prefix' },
  { text: `v1,${toHex(digest)}`, cause: 'signature-hex' },
  { text: toHex(digest), cause: 'signature-hex' },
]

/** Whether what was given is this signature, and what happened to it; undefined where it is another. */
function compare(given: string, digest: Bytes, forms: Forms): CauseId[] | undefined {
  for (const { text, cause } of forms(digest)) {
    const causes = cause === undefined ? [] : [cause]
    if (given === text) return causes
    const tidy = given.trim().replace(/^(["'])(.*)\1$/, '$2')
    if (tidy === text) return [...causes, 'signature-space']
    if (/^(sha256=)?[0-9a-f]+$/i.test(tidy) && tidy.toLowerCase() === text) return [...causes, 'signature-case']
    if (tidy.length >= 16 && tidy.length < text.length && text.startsWith(tidy)) return [...causes, 'signature-cut']
  }
  return undefined
}

type Base = Variant & { body: Bytes; forms: Forms }
export type Match = { causes: CauseId[]; secret: number; body: Bytes; digest: Bytes }

/** The least that must have happened for `given` to be a signature of one of the bases by one of the keys. */
export async function search(
  given: string,
  bases: readonly Base[],
  secrets: readonly string[],
  right: (secret: string) => Bytes,
): Promise<Match | undefined> {
  const tries = secrets.flatMap((text, secret) =>
    keyVariants(text, right).flatMap((key) => bases.map((base) => ({ secret, key, base }))),
  )
  const weight = ({ key, base }: (typeof tries)[number]) =>
    Number(key.cause !== undefined) + Number(base.cause !== undefined)
  for (const { secret, key, base } of tries.sort((a, b) => weight(a) - weight(b))) {
    const digest = await hmac(key.bytes, base.bytes)
    const written = compare(given, digest, base.forms)
    if (written)
      return {
        causes: [base.cause, key.cause].filter((cause) => cause !== undefined).concat(written),
        secret,
        body: base.body,
        digest,
      }
  }
  return undefined
}

export const serviceBases = (body: Bytes): Base[] =>
  bodyVariants(body).map((variant) => ({ ...variant, body: variant.bytes, forms: serviceForms }))

/** What Standard Webhooks signs: the id and the time before the body. */
export const standardBase = (headers: SignatureHeaders, body: Bytes) =>
  join(`${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.`, body)

export const standardBases = (body: Bytes, headers: SignatureHeaders): Base[] =>
  bodyVariants(body).map(({ bytes, ...variant }) => ({
    ...variant,
    bytes: standardBase(headers, bytes),
    body: bytes,
    forms: standardForms,
  }))

/** Mistakes that only a program of one's own makes: something else was signed than the scheme says. */
export const mistakenBases = (body: Bytes, headers: SignatureHeaders): Base[] => [
  { bytes: body, body, forms: standardForms, cause: 'base-body-only' },
  { bytes: join(`${headers['webhook-timestamp'] ?? ''}.`, body), body, forms: standardForms, cause: 'base-no-id' },
]

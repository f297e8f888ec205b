import {
  bodyVariants,
  bytesOf,
  keyVariants,
  serviceKey,
  standardKey,
  type Bytes,
  type CauseId,
  type Variant,
} from '#lib/server/docs/signature-variants.ts'
import type { SignatureHeaders } from '#lib/server/docs/signature-headers.ts'

export type SignatureInput = {
  body: Bytes
  /** The first one in use, then any that it replaced or that will replace it. */
  secrets: readonly string[]
  headers: SignatureHeaders
  /** What the reader's own program computed. */
  own?: string | undefined
  /** Seconds. */
  now: number
}

/** Where two texts part: an offset in bytes, the byte on either side, and what stands around it. */
export type Difference = {
  offset: number
  given: number | undefined
  signed: number | undefined
  before: string
  givenAfter: string
  signedAfter: string
}

export type Finding = {
  subject: 'X-Service-Signature' | 'X-Service-Signature-Next' | 'webhook-signature' | 'own'
  /** `explained`: no receiver takes it, and the causes say why. */
  verdict: 'valid' | 'explained' | 'unexplained'
  causes: CauseId[]
  /** What the body and the first secret give, as they were pasted. */
  expected: string
  given: string
  /** Which of the secrets fits. */
  secret?: number
  /** Between the body as pasted and the body as signed. */
  body?: Difference
  /** Between the signature as given and as expected: told only where it is one and the same, cut or mistyped. */
  signature?: Difference
}

const tolerance = 300

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

const toHex = (bytes: Bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const toBase64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes))

const join = (head: string, tail: Bytes): Bytes => new Uint8Array([...bytesOf(head), ...tail])

export function findDifference(given: Bytes, signed: Bytes): Difference | undefined {
  let offset = 0
  while (offset < given.length && offset < signed.length && given[offset] === signed[offset]) offset += 1
  if (offset === given.length && offset === signed.length) return undefined
  const text = (bytes: Bytes, from: number, to: number) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.slice(Math.max(0, from), to))
  return {
    offset,
    given: given[offset],
    signed: signed[offset],
    before: text(given, offset - 24, offset),
    givenAfter: text(given, offset, offset + 24),
    signedAfter: text(signed, offset, offset + 24),
  }
}

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
type Match = { causes: CauseId[]; secret: number; body: Bytes; digest: Bytes }

/** The least that must have happened for `given` to be a signature of one of the bases by one of the keys. */
async function search(
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

const serviceBases = (body: Bytes): Base[] =>
  bodyVariants(body).map((variant) => ({ ...variant, body: variant.bytes, forms: serviceForms }))

const headOf = (headers: SignatureHeaders) => `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.`

const standardBases = (body: Bytes, headers: SignatureHeaders): Base[] =>
  bodyVariants(body).map(({ bytes, ...variant }) => ({
    ...variant,
    bytes: join(headOf(headers), bytes),
    body: bytes,
    forms: standardForms,
  }))

/** Mistakes that only a program of one's own makes: something else was signed than the scheme says. */
const mistakenBases = (body: Bytes, headers: SignatureHeaders): Base[] => [
  { bytes: body, body, forms: standardForms, cause: 'base-body-only' },
  { bytes: join(`${headers['webhook-timestamp'] ?? ''}.`, body), body, forms: standardForms, cause: 'base-no-id' },
]

function asFinding(
  subject: Finding['subject'],
  given: string,
  expected: string,
  body: Bytes,
  match: Match | undefined,
): Finding {
  if (!match) return { subject, verdict: 'unexplained', causes: ['other-secret-or-content'], given, expected }
  const difference = findDifference(body, match.body)
  const mistyped =
    match.causes.includes('signature-cut') || match.causes.includes('signature-case')
      ? findDifference(bytesOf(given), bytesOf(expected))
      : undefined
  return {
    subject,
    verdict: match.causes.length === 0 ? 'valid' : 'explained',
    causes: match.causes,
    given,
    expected,
    secret: match.secret,
    ...(difference ? { body: difference } : {}),
    ...(mistyped ? { signature: mistyped } : {}),
  }
}

async function explainService(
  input: SignatureInput,
  name: 'X-Service-Signature' | 'X-Service-Signature-Next',
  given: string,
): Promise<Finding> {
  const { body, secrets, headers } = input
  const expected = `sha256=${toHex(await hmac(serviceKey(secrets[0] ?? ''), body))}`
  const match = await search(given, serviceBases(body), secrets, serviceKey)
  if (match) return asFinding(name, given, expected, body, match)
  const swapped = await search(given, standardBases(body, headers), secrets, standardKey)
  return asFinding(
    name,
    given,
    expected,
    body,
    swapped && { ...swapped, causes: ['scheme-standard', ...swapped.causes] },
  )
}

function timeCauses(headers: SignatureHeaders, now: number): CauseId[] {
  const timestamp = headers['webhook-timestamp'] ?? ''
  if (/^\d{13}$/.test(timestamp)) return ['timestamp-milliseconds']
  if (!/^\d{1,12}$/.test(timestamp)) return ['timestamp-no-number']
  if (now - Number(timestamp) > tolerance) return ['timestamp-old']
  return Number(timestamp) - now > tolerance ? ['timestamp-ahead'] : []
}

async function explainStandard({ body, secrets, headers, now }: SignatureInput, given: string): Promise<Finding> {
  const expected = `v1,${toBase64(await hmac(standardKey(secrets[0] ?? ''), join(headOf(headers), body)))}`
  // While a secret is rotated there are two, and one that fits is enough.
  const parts = [...new Set([given, ...given.split(/[ ,](?=v1,)/)])]
  let match: Match | undefined
  for (const part of parts) {
    const found = await search(part, standardBases(body, headers), secrets, standardKey)
    if (found && (!match || found.causes.length < match.causes.length)) match = found
  }
  if (!match) {
    const swapped = await search(given, serviceBases(body), secrets, serviceKey)
    if (swapped) match = { ...swapped, causes: ['scheme-service', ...swapped.causes] }
  }
  const finding = asFinding('webhook-signature', given, expected, body, match)
  const about: CauseId[] = [...(headers['webhook-id'] ? [] : ['id-missing' as const]), ...timeCauses(headers, now)]
  if (about.length === 0) return finding
  return {
    ...finding,
    verdict: 'explained',
    causes: [...finding.causes.filter((cause) => match || cause !== 'other-secret-or-content'), ...about],
  }
}

async function explainOwn({ body, secrets, headers }: SignatureInput, own: string): Promise<Finding> {
  const expected = `sha256=${toHex(await hmac(serviceKey(secrets[0] ?? ''), body))}`
  const match =
    (await search(own, serviceBases(body), secrets, serviceKey)) ??
    (await search(own, [...standardBases(body, headers), ...mistakenBases(body, headers)], secrets, standardKey))
  return asFinding('own', own, expected, body, match)
}

/** A secret that is being rotated signs one header and not the other: then nothing is wrong with either. */
function explainRotation(findings: Finding[]): Finding[] {
  const [current, next] = (['X-Service-Signature', 'X-Service-Signature-Next'] as const).map((subject) =>
    findings.find((finding) => finding.subject === subject),
  )
  if (!current || !next) return findings
  const why = (finding: Finding): Finding => {
    if (finding === current && current.verdict === 'unexplained' && next.verdict === 'valid')
      return { ...finding, verdict: 'explained', causes: ['rotated-yours-is-new'] }
    if (finding === next && next.verdict === 'unexplained' && current.verdict === 'valid')
      return { ...finding, verdict: 'explained', causes: ['rotated-yours-is-old'] }
    return finding
  }
  return findings.map(why)
}

/**
 * Says of every signature that was given whether it is valid and, where it isn't, what must have happened. Uses nothing
 * but WebCrypto, so that it runs in the reader's browser and the secret needn't leave it.
 */
export async function explainSignature(input: SignatureInput): Promise<Finding[]> {
  const { headers, own } = input
  const service = headers['x-service-signature']
  const next = headers['x-service-signature-next']
  const standard = headers['webhook-signature']
  const findings = [
    ...(service ? [await explainService(input, 'X-Service-Signature', service)] : []),
    ...(next ? [await explainService(input, 'X-Service-Signature-Next', next)] : []),
    ...(standard ? [await explainStandard(input, standard)] : []),
    ...(own ? [await explainOwn(input, own)] : []),
  ]
  return explainRotation(findings)
}

/** What the service sends with this body and this secret; the second only where the headers name an event and a time. */
export async function expectedSignatures({
  body,
  secrets: [secret = ''],
  headers,
}: SignatureInput): Promise<{ service: string; standard: string | undefined }> {
  const named = headers['webhook-id'] !== undefined && headers['webhook-timestamp'] !== undefined
  return {
    service: `sha256=${toHex(await hmac(serviceKey(secret), body))}`,
    standard: named ? `v1,${toBase64(await hmac(standardKey(secret), join(headOf(headers), body)))}` : undefined,
  }
}

import { findDifference, type Difference } from '#lib/server/docs/find-difference.ts'
import {
  hmac,
  mistakenBases,
  search,
  serviceBases,
  standardBase,
  standardBases,
  toBase64,
  toHex,
  type Match,
} from '#lib/server/docs/match-signature.ts'
import type { SignatureHeaders } from '#lib/server/docs/signature-headers.ts'
import { bytesOf, serviceKey, standardKey, type Bytes, type CauseId } from '#lib/server/docs/signature-variants.ts'

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
  const expected = `v1,${toBase64(await hmac(standardKey(secrets[0] ?? ''), standardBase(headers, body)))}`
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
    standard: named ? `v1,${toBase64(await hmac(standardKey(secret), standardBase(headers, body)))}` : undefined,
  }
}

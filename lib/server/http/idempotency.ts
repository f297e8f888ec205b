import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { CustomerActor, PersonActor } from '#lib/actor.ts'
import { sqlState } from '#lib/database-errors.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma, type IdempotencyRecord } from '#lib/generated/prisma/client.ts'
import type { KeptReply } from '#lib/kept-reply.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'
import { defineCommand } from '#lib/sql.ts'

export type StoredReply = { status: number; body: string; location?: string }

/** The key of a request: bare or in quotes, 1-255 visible ASCII characters. Undefined when the header is absent. */
export function readIdempotencyKey(request: Request): string | undefined {
  const header = request.headers.get('idempotency-key')
  return header === null ? undefined : toIdempotencyKey(header, 'Idempotency-Key')
}

/** A key as it is meant, bare or in quotes; `field` is where it was sent. */
export function toIdempotencyKey(sent: unknown, field: string): string {
  const key = typeof sent === 'string' ? (/^"(.*)"$/.exec(sent)?.[1] ?? sent) : ''
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const message = 'must be 1 to 255 visible ASCII characters'
  throw new ApiError('idempotency_key_invalid', `${field}: ${message}.`, { details: [{ field, message }] })
}

/** What a key stands for: the same key with another fingerprint is another request. */
export function fingerprintOf(method: string, path: string, body: unknown): Uint8Array<ArrayBuffer> {
  const canonical = body === undefined ? '' : (canonicalize(body) ?? '')
  const bodyHash = createHash('sha256').update(canonical).digest('hex')
  return new Uint8Array(createHash('sha256').update(`${method} ${path} ${bodyHash}`).digest())
}

export type KeyHolder = Pick<CustomerActor, 'type' | 'id' | 'clientId'> | Exclude<PersonActor, CustomerActor>

/** Whose keys are one space: a client's programs share one, and each person has their own. */
export function keyScopeOf(actor: KeyHolder, environment: Environment): string {
  const owner =
    actor.type === 'api_client'
      ? actor.clientId
      : actor.type === 'customer'
        ? `${actor.clientId}:${actor.id}`
        : actor.id
  return `${environment}:${owner}`
}

export type Claim = { scope: string; key: string; fingerprint: Uint8Array<ArrayBuffer> }

/**
 * Claims a key inside the transaction of its change. A twin waits on the unique index until that transaction ends: then
 * it either replays what was stored or, after a rollback, takes the claim itself. Returns the stored reply, if any.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<StoredReply | undefined> {
  const claimed = await unlessRunning(insertRecord(tx, claim.scope, claim.key, claim.fingerprint))
  return claimed === 1 ? undefined : findStoredReply(tx, claim)
}

const insertRecord = defineCommand(
  (scope: string, key: string, fingerprint: Uint8Array) => Prisma.sql`
    INSERT INTO idempotency_records (scope, key, fingerprint) VALUES (${scope}, ${key}, ${fingerprint})
    ON CONFLICT DO NOTHING`,
)

/** `wasForKey`: whether the wait was for the key, where it may have been for something else. */
export async function unlessRunning<T>(
  claiming: Promise<T>,
  wasForKey: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await claiming
  } catch (error) {
    // 55P03: lock_timeout (lib/db.ts) ended the wait.
    if (sqlState(error) !== '55P03' || !wasForKey(error)) throw error
    throw new ApiError(
      'idempotency_in_progress',
      'A request with this Idempotency-Key is still running. Try again shortly.',
      {
        headers: { 'Retry-After': '1' },
      },
    )
  }
}

/** The reply kept for a key; undefined where nothing has been committed under it. Throws 422 for another payload. */
export async function findStoredReply(tx: Tx, claim: Claim): Promise<StoredReply | undefined> {
  const { scope, key } = claim
  const record = await tx.idempotencyRecord.findUnique({ where: { scope_key: { scope, key } } })
  return record ? replyIn(record, claim, 'Idempotency-Key') : undefined
}

/** What a record holds for the request that found it; `field` is where the request named its key. */
export function replyIn(
  record: Pick<IdempotencyRecord, 'fingerprint' | 'status' | 'bodyEncrypted' | 'location'>,
  { fingerprint }: Pick<Claim, 'fingerprint'>,
  field: string,
): StoredReply | undefined {
  if (!Buffer.from(record.fingerprint).equals(fingerprint)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
      { details: [{ field, message: 'was used with another method, path or body' }] },
    )
  }
  if (record.status === null || record.bodyEncrypted === null) return undefined
  return {
    status: record.status,
    body: decrypt(record.bodyEncrypted),
    ...(record.location === null ? {} : { location: record.location }),
  }
}

const keepReply = defineCommand(
  (scope: string, key: string, status: number, bodyEncrypted: string, location: string | null) => Prisma.sql`
    UPDATE idempotency_records SET status = ${status}, body_encrypted = ${bodyEncrypted}, location = ${location}
    WHERE scope = ${scope} AND key = ${key}`,
)

/** The same as one row, for a statement that claims the key and keeps the reply at once. */
export const toKeptReply = (
  { scope, key, fingerprint }: Claim,
  { status, body, location }: StoredReply,
): KeptReply => ({
  scope,
  key,
  fingerprint: Buffer.from(fingerprint).toString('hex'),
  status,
  body: encrypt(body),
  location: location ?? null,
})

/** Stores the reply beside its change. All bodies are encrypted: some hold a secret, and none is ever queried. */
export async function storeReply(tx: Tx, { scope, key }: Claim, reply: StoredReply): Promise<void> {
  await keepReply(tx, scope, key, reply.status, encrypt(reply.body), reply.location ?? null)
}

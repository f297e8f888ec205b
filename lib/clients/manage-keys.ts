import type { CustomerActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import type { CreateKeyInput, KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid, notFound } from '#lib/errors.ts'
import { Prisma, type ApiKey } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineCommand } from '#lib/sql.ts'

export type CreatedKey = KeyView & { key: string }

export async function listKeys(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  page: PageRequest,
): Promise<Page<KeyView>> {
  requireCursor('apiKey', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.apiKey.findMany({ where: { clientId, environment, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toKeyView), hasMore }
}

type NewKeyRow = { name: string; scopes: string[]; expiresAt: Date | null }

async function issue(
  tx: Tx,
  { clientId, environment, id: createdBy }: CustomerActor,
  data: NewKeyRow,
): Promise<CreatedKey> {
  const { key, ...stored } = generateKey(environment)
  const row = await tx.apiKey.create({
    data: { ...data, ...stored, id: newId('apiKey'), clientId, environment, createdBy },
  })
  return { ...toKeyView(row), key }
}

/** Issues a key; the key itself is in this answer and nowhere else. */
export async function createKey(
  tx: Tx,
  actor: CustomerActor,
  { name, scopes, expiresAt }: CreateKeyInput,
): Promise<CreatedKey> {
  const end = expiresAt === undefined ? null : new Date(expiresAt)
  if (end && end <= new Date()) throw invalid('expiresAt', 'must lie in the future')
  return issue(tx, actor, { name, scopes: [...new Set(scopes)], expiresAt: end })
}

const lockOwn = defineCommand(
  (id: string, clientId: string) =>
    Prisma.sql`SELECT 1 FROM api_keys WHERE id = ${id} AND client_id = ${clientId} FOR UPDATE`,
)

async function lockKey(tx: Tx, { clientId, environment }: CustomerActor, keyId: string): Promise<ApiKey> {
  await lockOwn(tx, keyId, clientId)
  const row = await tx.apiKey.findFirst({ where: { id: keyId, clientId, environment } })
  if (!row) throw notFound()
  return row
}

const overlapHours = { '0': 0, '1h': 1, '24h': 24, '7d': 168 } as const

/** Issues a successor with the same scopes; the old key is refused once the overlap is over. */
export async function rotateKey(
  tx: Tx,
  actor: CustomerActor,
  keyId: string,
  overlap: keyof typeof overlapHours,
): Promise<CreatedKey> {
  const old = await lockKey(tx, actor, keyId)
  if (old.revokedAt || old.successorId)
    throw new ApiError('api_key_revoked', 'This key has been revoked or rotated. Rotate its successor.')
  // A successor ends when the old key would have: of an expired one it would be born expired.
  if (old.expiresAt && old.expiresAt <= new Date())
    throw new ApiError('api_key_expired', 'This key has expired. Create a new one.')
  const successor = await issue(tx, actor, { name: old.name, scopes: old.scopes, expiresAt: old.expiresAt })
  const revokedAt = new Date(Date.now() + overlapHours[overlap] * 3_600_000)
  await tx.apiKey.update({ where: { id: keyId }, data: { successorId: successor.id, revokedAt } })
  return successor
}

/** Revokes a key, from the next request on and in every process. */
export async function revokeKey(tx: Tx, actor: CustomerActor, keyId: string): Promise<KeyView> {
  const row = await lockKey(tx, actor, keyId)
  const now = new Date()
  if (row.revokedAt && row.revokedAt <= now) return toKeyView(row)
  return toKeyView(await tx.apiKey.update({ where: { id: keyId }, data: { revokedAt: now } }))
}

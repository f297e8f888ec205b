import { createHash } from 'node:crypto'

/** An entry as the chain holds it; `before` and `after` are the texts that PostgreSQL makes of its jsonb. */
export type ChainedEntry = {
  id: string
  createdAt: Date
  operatorId: string
  role: string | null
  environment: string | null
  action: string
  targetType: string
  targetId: string
  approvalId: string | null
  withoutSecond: boolean
  reason: string | null
  before: string | null
  after: string | null
  network: string | null
  agent: string | null
}

/** Each field as its length in bytes, a colon, its text and a comma; null as a hyphen and a comma. */
const toFields = (fields: readonly (string | null)[]): Buffer =>
  Buffer.from(fields.map((field) => (field === null ? '-,' : `${Buffer.byteLength(field)}:${field},`)).join(''))

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** Of what can be forgotten. The salt goes with it, so that nobody can guess it from its digest then. */
export const digestOf = ({ reason, before, after, network, agent }: ChainedEntry, salt: Uint8Array): Buffer =>
  sha256(salt, toFields([reason, before, after, network, agent]))

/** The hash of the entry at a position, as the database makes it (prisma/migrations, `link_operator_action`). */
export function hashOf(entry: ChainedEntry, position: bigint, digest: Uint8Array, previous: Uint8Array): Buffer {
  const { id, createdAt, operatorId, role, environment, action, targetType, targetId, approvalId } = entry
  return sha256(
    previous,
    toFields([
      String(position),
      id,
      createdAt.toISOString(),
      ...[operatorId, role, environment, action, targetType, targetId, approvalId],
      entry.withoutSecond ? 't' : 'f',
      Buffer.from(digest).toString('hex'),
    ]),
  )
}

import { getDb } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Operation } from '#lib/operation.ts'
import { bearerOf } from '#lib/server/http/authenticate.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { findStoredReply, readIdempotencyKey } from '#lib/server/http/idempotency.ts'
import { claimOf, replay } from '#lib/server/http/perform.ts'
import { readBody } from '#lib/server/http/read-input.ts'
import { resolveSchemas } from '#lib/server/http/schemas.ts'
import { versionOf } from '#lib/server/http/version.ts'
import { findTokenOwner } from '#lib/users/find-token-owner.ts'

type Asked = { request: Request; requestTarget: RequestTarget; headers: Record<string, string> }

/**
 * What somebody was answered whose own change took from them what it needs (`onceDone`): a repeat, for the answer was lost, would
 * read as a refusal of what is done. Undefined for everybody else, and for whoever was refused something else.
 */
export const findOwnReply = async (operation: Operation, error: unknown, asked: Asked) =>
  error instanceof ApiError && error.code === operation.onceDone
    ? // What can't be found stays refused, for the reason that was given.
      find(operation, asked).catch(() => undefined)
    : undefined

async function find(operation: Operation, { request, requestTarget, headers }: Asked) {
  if (readIdempotencyKey(request) === undefined || request.bodyUsed) return undefined
  const actor = await findTokenOwner(bearerOf(request) ?? '', requestTarget.environment)
  if (!actor) return undefined
  const charge = () => Promise.resolve() // no larger than what was taken before
  const body = await readBody({ request, version: versionOf(request), charge }, await resolveSchemas(operation))
  const claim = claimOf(operation, { request, requestTarget, actor, body })
  const stored = claim && (await findStoredReply(getDb(), claim))
  return stored && replay(stored, headers)
}

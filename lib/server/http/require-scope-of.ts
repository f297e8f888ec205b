import { recordRefusal } from '#lib/audit/record-refusal.ts'
import type { Described } from '#lib/operation.ts'
import { requireScope, type Known } from '#lib/server/http/authenticate.ts'
import { sessionOriginOf } from '#lib/server/http/origin.ts'

/** Lets through whoever may do this. Who is known and tries what operators alone may do is written down. */
export async function requireScopeOf(actor: Known['actor'], operation: Described, request: Request): Promise<void> {
  try {
    requireScope(actor, operation)
  } catch (error) {
    if (operation.scope.startsWith('operator')) {
      const target = { type: 'operation', id: operation.id } as const
      await recordRefusal('console', { ...sessionOriginOf(request), by: actor.id, target })
    }
    throw error
  }
}

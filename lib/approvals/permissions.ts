import type { OperatorActor } from '#lib/actor.ts'
import { ApiError } from '#lib/errors.ts'
import type { Approval } from '#lib/generated/prisma/client.ts'
import { pairedDeeds, type PairedDeed } from '#lib/operators/second-operator.ts'

export const hasRight = ({ scopes }: Pick<OperatorActor, 'scopes'>, what: PairedDeed) =>
  scopes.includes(pairedDeeds[what])

/** Throws 403 unless the operator could do it: who may not, may neither ask for it nor agree to it. */
export function requireRight(actor: OperatorActor, what: PairedDeed): void {
  if (hasRight(actor, what)) return
  const requiredScope = pairedDeeds[what]
  throw new ApiError('insufficient_scope', `This needs the scope ${requiredScope}.`, { members: { requiredScope } })
}

/** Throws 409 where somebody would decide on what they asked for themselves. */
export function requireAnother(actor: OperatorActor, { askedBy }: Pick<Approval, 'askedBy'>): void {
  if (actor.id === askedBy)
    throw new ApiError(
      'operator_conflict',
      'You asked for this yourself. Somebody else has to decide; you can take it back.',
    )
}

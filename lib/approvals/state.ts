import { ApiError } from '#lib/errors.ts'

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Every way in which waiting ends. Nothing else writes `state`. */
const transitions = {
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
  expire: 'expired',
} as const satisfies Record<string, ApprovalState>
type ApprovalTransition = keyof typeof transitions

/** The state after `transition`; throws 409 where it doesn't wait any more. Call it under the row lock. */
export function requireTransition(approval: { state: ApprovalState }, transition: ApprovalTransition): ApprovalState {
  if (approval.state !== 'waiting')
    throw new ApiError('approval_not_waiting', `It doesn't wait any more: it is ${approval.state}.`, {
      members: { state: approval.state },
    })
  return transitions[transition]
}

/** Nobody can say yes any more after so many days. */
export const approvalDays = 7

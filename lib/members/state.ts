import type { InvitationState } from '#lib/generated/prisma/client.ts'

/** How an invitation moves. That its link has run out is no state: sending it again makes it good anew. */
const next: Partial<Record<InvitationState, readonly InvitationState[]>> = {
  pending: ['accepted', 'withdrawn'],
}

export const canBecome = (from: InvitationState, to: InvitationState) => next[from]?.includes(to) === true

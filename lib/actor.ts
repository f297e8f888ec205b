import type { Environment } from '#lib/env.ts'
import type { Scope } from '#lib/scopes.ts'

type Known = {
  id: string
  name: string
  environment: Environment
  /** Which network a change is asked from, for the client's audit log and for mails; absent where nothing is changed. */
  network?: string | null
  /** With what, likewise. */
  agent?: string | null
  /** The session of somebody who is signed in; a program has none. */
  sessionId?: string
}

/** The customer's side: a program with an API key, or a member of the client signed in to the portal. */
export type CustomerActor = Known & {
  type: 'api_client' | 'customer'
  clientId: string
  scopes: readonly Scope[]
  client: {
    currency: string
    autoOpen: boolean
    billing: 'card' | 'invoice'
    /** In production, where an operator has set any. */
    dayLimits?:
      { ordersPerDay: number | null; amountPerDayMinor: number | null; amountCurrency: string | null } | undefined
  }
}
/** `id` is the researcher's, not the user's. */
export type ResearcherActor = Known & { type: 'researcher'; scopes: readonly Scope[] }
export type OperatorActor = Known & {
  type: 'operator'
  scopes: readonly Scope[]
  /** In a deed that wants two operators: the approval by which another asked for it, or that there is no other. */
  second?: { approvalId: string } | 'nobody'
}
export type SystemActor = Known & { type: 'system' }

/** Somebody signed in who plays no part, or none yet: they can look after their own account. */
export type BareActor = Known & { type: 'person'; scopes: readonly Scope[] }

/** Somebody signed in, whichever part they play. */
export type PersonActor = CustomerActor | ResearcherActor | OperatorActor | BareActor
export type Actor = CustomerActor | ResearcherActor | OperatorActor | SystemActor

/** Whether somebody asks from a customer's side, as a program or as one of its people. */
export const isCustomer = (actor: PersonActor | Actor): actor is CustomerActor =>
  actor.type === 'api_client' || actor.type === 'customer'

/** Where a change is asked from. A session's own place is that of a minute ago, and perhaps of somebody else. */
export const askedFrom = ({ network = null, agent = null }: PersonActor) => ({ network, agent })

export const systemActor = (environment: Environment): SystemActor => ({
  type: 'system',
  id: 'callslip',
  name: 'Callslip',
  environment,
})

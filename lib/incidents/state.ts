import { ApiError } from '#lib/errors.ts'

/** What people use, as the public status page names it. */
export const components = ['api', 'portal', 'webhooks', 'payments', 'mail'] as const
export type Component = (typeof components)[number]

/** How far it is, from the first word to the last. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const
export type IncidentState = (typeof incidentStates)[number]

/** What may be said next: back and forth as it goes, until it is resolved. Nothing else writes `state`. */
const transitions: Record<IncidentState, readonly IncidentState[]> = {
  investigating: incidentStates,
  identified: incidentStates,
  monitoring: incidentStates,
  resolved: [],
}

const isState = (word: string): word is IncidentState => incidentStates.some((known) => known === word)
/** As it is read from the database, which holds what `requireTransition` allowed. */
export const stateOf = ({ state }: { state: string }): IncidentState => (isState(state) ? state : 'investigating')

/** Throws 409 where it is resolved: what comes afterwards is another incident. Call it under the incident's lock. */
export function requireTransition(from: IncidentState, to: IncidentState): void {
  if (!transitions[from].includes(to))
    throw new ApiError('operator_conflict', 'This incident is resolved. What comes afterwards is another one.', {
      members: { state: from },
    })
}

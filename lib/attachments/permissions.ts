import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'

/** Whoever brings files that wait to be attached: anybody of a client, or a researcher. */
export type Bringer = CustomerActor | ResearcherActor

/** Whose a file is, as Prisma says conditions and as a row has it: a client's files belong to all of its people and keys. */
export const broughtBy = (actor: Bringer) =>
  actor.type === 'researcher'
    ? { environment: actor.environment, researcherId: actor.id }
    : { environment: actor.environment, clientId: actor.clientId }

import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'

/** The documents an actor may see, as Prisma says conditions: a client's are its own, a statement is its researcher's. */
export const documentsOf = (actor: CustomerActor | ResearcherActor) => ({
  environment: actor.environment,
  ...(actor.type === 'researcher' ? { researcherId: actor.id } : { clientId: actor.clientId }),
})

import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'

// Researchers compete: each sees their own thread and what is written to everyone.
export const readableBy = (actor: CustomerActor | ResearcherActor): Prisma.MessageWhereInput =>
  actor.type === 'researcher' ? { OR: [{ researcherId: actor.id }, { researcherId: null }] } : {}

import type { CustomerActor } from '#lib/actor.ts'

/** The templates of an actor's client, where its orders are too. */
export const templatesOf = ({ clientId, environment }: CustomerActor) => ({ clientId, environment })

import type { CustomerActor, OperatorActor } from '#lib/actor.ts'
import type { SavedView } from '#lib/generated/prisma/client.ts'
import type { OperatorList } from '#lib/saved-views/schema.ts'

/** Whose views, and of which list. */
export type Shelf = Pick<SavedView, 'userId' | 'clientId' | 'list'>

/** A person's own of the orders of a client that they belong to. */
export const shelfOf = ({ id, clientId }: CustomerActor): Shelf => ({ userId: id, clientId, list: null })

/** An operator's own of one of the console's lists. */
export const shelfOfOperator = ({ id }: OperatorActor, list: OperatorList): Shelf => ({
  userId: id,
  clientId: null,
  list,
})

import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { findSuggestions } from '#lib/suggestions/find-suggestions.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'

export const getSuggestions = async (tx: Tx, actor: Actor, orderId: string): Promise<SuggestionsView> =>
  findSuggestions(tx, await getOrderRow(tx, actor, orderId))

import { removeSavedCard } from '#lib/payments/operations.ts'
import { removeCard, toCardsView } from '#lib/payments/saved-cards.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(removeSavedCard, {
    before: ({ actor, params }) => removeCard(actor, params.cardId),
    then: ({ tx, actor, prepared }) => toCardsView(tx, actor, prepared),
  }),
})

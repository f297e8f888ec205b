import { listSavedCards } from '#lib/payments/operations.ts'
import { findCards, toCardsView } from '#lib/payments/saved-cards.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(listSavedCards, {
    before: ({ actor }) => findCards(actor),
    then: ({ tx, actor, prepared }) => toCardsView(tx, actor, prepared),
  }),
})

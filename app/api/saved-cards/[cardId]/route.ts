import { removeSavedCard } from '#lib/payments/operations.ts'
import { forgetCard } from '#lib/payments/forget-card.ts'
import { removeCard } from '#lib/payments/remove-card.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(removeSavedCard, {
    before: ({ actor, params }) => removeCard(actor, params.cardId),
    then: ({ tx, actor, prepared }) => forgetCard(tx, actor, prepared),
  }),
})

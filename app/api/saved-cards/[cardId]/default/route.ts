import { chooseDefault, prepareDefault } from '#lib/payments/choose-default.ts'
import { chooseDefaultCard } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(chooseDefaultCard, {
    before: ({ actor, params }) => prepareDefault(actor, params.cardId),
    then: ({ tx, actor, params, prepared }) => chooseDefault(tx, actor, params.cardId, prepared),
  }),
})

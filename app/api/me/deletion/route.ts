import { askDeletion, prepareDeletion } from '#lib/rights/ask-deletion.ts'
import { getDeletion } from '#lib/rights/get-deletion.ts'
import { askDeletion as ask, getDeletion as get, withdrawDeletion as withdraw } from '#lib/rights/operations.ts'
import { withdrawDeletion } from '#lib/rights/withdraw-deletion.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getDeletion(tx, actor)),
  POST: route(ask, {
    before: ({ actor }) => prepareDeletion(actor),
    then: ({ tx, actor }) => askDeletion(tx, actor),
  }),
  DELETE: route(withdraw, ({ tx, actor }) => withdrawDeletion(tx, actor)),
})

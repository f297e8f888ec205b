import { methods, route } from '#lib/server/http/route.ts'
import { getSignOn } from '#lib/sign-on/get-sign-on.ts'
import { getSignOn as get, removeSignOn as remove, saveSignOn as save } from '#lib/sign-on/operations.ts'
import { removeSignOn } from '#lib/sign-on/remove-sign-on.ts'
import { prepareSignOn, saveSignOn } from '#lib/sign-on/save-sign-on.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getSignOn(tx, actor)),
  PUT: route(save, {
    before: ({ actor, body }) => prepareSignOn(actor, body),
    then: ({ tx, actor, body, prepared }) => saveSignOn(tx, actor, body, prepared),
  }),
  DELETE: route(remove, ({ tx, actor }) => removeSignOn(tx, actor)),
})

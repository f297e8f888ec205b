import { changePassword as change } from '#lib/users/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { changePassword, prepareChange } from '#lib/users/change-password.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(change, {
    before: ({ actor, body }) => prepareChange(actor, body),
    then: ({ tx, prepared }) => changePassword(tx, prepared),
  }),
})

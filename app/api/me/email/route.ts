import { methods, route } from '#lib/server/http/route.ts'
import { changeEmail, prepareChange } from '#lib/users/change-email.ts'
import { changeEmail as change } from '#lib/users/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(change, {
    before: ({ actor, body }) => prepareChange(actor, body.email),
    then: ({ tx, actor, body, prepared }) => changeEmail(tx, actor, body.email, prepared),
  }),
})

import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { confirmRegistration } from '#lib/users/confirm-registration.ts'
import { confirmEmailInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(confirmEmailInput, ({ token, password }, { network }) =>
    confirmRegistration(token, password, network),
  ),
})

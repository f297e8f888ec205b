import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { resetPassword } from '#lib/users/reset-password.ts'
import { resetPasswordInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(resetPasswordInput, ({ token, password }, origin) => resetPassword(token, password, origin)),
})

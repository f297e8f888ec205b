import { door } from '#lib/server/http/door.ts'
import { methods } from '#lib/server/http/route.ts'
import { resetPassword } from '#lib/users/reset-password.ts'
import { resetPasswordInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: door(resetPasswordInput, ({ token, password }) => resetPassword(token, password)),
})

import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { register } from '#lib/users/register.ts'
import { registerInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(registerInput, (given, { network }) => register(given, network).then(() => ({ success: true })), {
    steady: true,
  }),
})

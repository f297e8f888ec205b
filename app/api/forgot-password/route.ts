import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { forgotPassword } from '#lib/users/forgot-password.ts'
import { forgotPasswordInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(
    forgotPasswordInput,
    ({ email }, { network }) => forgotPassword(email, network).then(() => ({ success: true })),
    {
      steady: true,
    },
  ),
})

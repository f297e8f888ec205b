import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { confirmAddress } from '#lib/users/confirm-address.ts'
import { confirmAddressInput } from '#lib/users/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(confirmAddressInput, ({ token }, origin) => confirmAddress(token, origin)),
})

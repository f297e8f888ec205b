import { keepAccount } from '#lib/rights/keep-account.ts'
import { keepAccountInput } from '#lib/rights/schema.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(keepAccountInput, ({ token }) => keepAccount(token)),
})

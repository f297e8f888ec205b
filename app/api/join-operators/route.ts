import { joinOperators } from '#lib/people/join-operators.ts'
import { joinInput } from '#lib/people/schema.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(joinInput, (given, { network }) => joinOperators(given, network)),
})

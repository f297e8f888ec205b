import { joinClient } from '#lib/members/join-client.ts'
import { joinInput } from '#lib/members/schema.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(joinInput, (given, { network }) => joinClient(given, network)),
})

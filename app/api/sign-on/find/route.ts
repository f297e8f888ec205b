import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { findSignOn } from '#lib/sign-on/find-sign-on.ts'
import { findSignOnInput } from '#lib/sign-on/schema.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(findSignOnInput, ({ email }, { network }) => findSignOn(email, network)),
})

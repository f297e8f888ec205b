import { contactInput } from '#lib/contact/schema.ts'
import { writeToOperators } from '#lib/contact/write-to-operators.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(contactInput, writeToOperators),
})

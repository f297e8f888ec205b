import { getEarnings } from '#lib/earnings/get-earnings.ts'
import { getEarnings as get } from '#lib/http/operations/researcher.ts'
import { methods, route } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getEarnings(tx, actor)),
})

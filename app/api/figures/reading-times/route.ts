import { getReadingTimes as get } from '#lib/figures/operations.ts'
import { recallReadingTimes } from '#lib/figures/recall-reading-times.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, () => recallReadingTimes()),
})

import { openDashboard as open } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { prepareDashboard } from '#lib/researchers/open-dashboard.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(open, {
    before: ({ actor }) => prepareDashboard(actor),
    then: ({ prepared }) => Promise.resolve(prepared),
  }),
})

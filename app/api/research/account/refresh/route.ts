import { refreshOwnAccount as refresh } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { refreshOwnAccount, prepareRefresh } from '#lib/researchers/refresh-own-account.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refresh, {
    before: ({ actor }) => prepareRefresh(actor),
    then: ({ tx, actor, prepared }) => refreshOwnAccount(tx, actor, prepared),
  }),
})

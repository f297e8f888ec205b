import * as operations from '#lib/clients/operations.ts'
import { decidePersonalAccounts } from '#lib/operators/decide-personal-accounts.ts'
import { getPersonalAccounts } from '#lib/operators/get-personal-accounts.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getPersonalAccounts, ({ tx }) => getPersonalAccounts(tx)),
  PUT: route(operations.decidePersonalAccounts, ({ tx, actor, body }) => decidePersonalAccounts(tx, actor, body)),
})

import { methods, route } from '#lib/server/http/route.ts'
import { changeVisit } from '#lib/visits/change-visit.ts'
import { getShelfList } from '#lib/visits/get-shelf-list.ts'
import { changeVisit as change, getShelfList as get, removeVisit as remove } from '#lib/visits/operations.ts'
import { removeVisit } from '#lib/visits/remove-visit.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getShelfList(tx, actor, params.visitId)),
  PATCH: route(change, ({ tx, actor, params, body }) => changeVisit(tx, actor, params.visitId, body)),
  DELETE: route(remove, ({ tx, actor, params }) => removeVisit(tx, actor, params.visitId)),
})

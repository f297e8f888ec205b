import { listMembers } from '#lib/members/list-members.ts'
import { listMembers as list } from '#lib/members/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listMembers(tx, actor, page)),
})

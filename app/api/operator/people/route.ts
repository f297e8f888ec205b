import { findPeople as find } from '#lib/people/operations.ts'
import { findPeople } from '#lib/people/find-people.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(find, ({ tx, actor, query, page }) => findPeople(tx, actor, query, page)),
})

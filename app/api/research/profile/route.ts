import { getResearchProfile as get, updateResearchProfile as update } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getProfile } from '#lib/researchers/get-profile.ts'
import { updateProfile } from '#lib/researchers/update-profile.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getProfile(tx, actor)),
  PATCH: route(update, ({ tx, actor, body }) => updateProfile(tx, actor, body)),
})

import { methods, route } from '#lib/server/http/route.ts'
import { beginProof } from '#lib/users/begin-proof.ts'
import { beginProof as begin } from '#lib/users/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(begin, ({ tx, actor }) => beginProof(tx, actor)),
})

import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'
import { passkeyChallengeInput } from '#lib/users/schema.ts'
import { beginPasskeySignIn } from '#lib/users/sign-in-by-passkey.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(passkeyChallengeInput, () => beginPasskeySignIn()),
})

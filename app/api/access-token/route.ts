import { answerAccessToken } from '#lib/server/http/access-token.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: answerAccessToken })

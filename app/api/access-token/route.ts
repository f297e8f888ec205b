import { answerAccessToken } from '#lib/http/access-token.ts'
import { methods } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: answerAccessToken })

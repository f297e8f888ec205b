import { answerToken } from '#lib/server/http/oauth.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: answerToken })

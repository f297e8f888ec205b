import { methods } from '#lib/server/http/route.ts'
import { answerBegin } from '#lib/server/http/sign-on.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: answerBegin })

import { answerRegister } from '#lib/server/http/registering.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: answerRegister })

import { answerHealth } from '#lib/server/http/health.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: answerHealth })

import { answerHealth } from '#lib/http/health.ts'
import { methods } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: answerHealth })

import { methods } from '#lib/server/http/route.ts'
import { answerUnsubscribe, answerUnsubscribePage } from '#lib/server/http/unsubscribing.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: answerUnsubscribePage, POST: answerUnsubscribe })

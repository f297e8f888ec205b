import { methods } from '#lib/server/http/route.ts'
import { receiveStripeEvent } from '#lib/server/http/stripe-events.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: receiveStripeEvent })

import { methods } from '#lib/http/route.ts'
import { receiveStripeEvent } from '#lib/http/stripe-events.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ POST: receiveStripeEvent })

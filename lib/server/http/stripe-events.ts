import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { readBytes } from '#lib/server/http/body.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts'

const maximumBytes = 1024 * 1024

/** The provider's own webhook: no bearer, but its signature over the raw bytes. 200 only once the event is stored. */
export async function receiveStripeEvent(request: Request): Promise<Response> {
  const requestId = newId('request')
  const headers = answerHeaders(requestId)
  try {
    const body = (await readBytes(request, maximumBytes)).toString('utf8')
    const signature = request.headers.get('stripe-signature') ?? ''
    const { environment } = requestTargetOf(request)
    if (!(await receiveProviderEvent(environment, body, signature))) {
      throw new ApiError('invalid_request', 'Stripe-Signature: does not match the body', {
        details: [{ field: 'Stripe-Signature', message: 'does not match the body' }],
      })
    }
    return Response.json({ received: true }, { headers })
  } catch (error) {
    return errorResponse(error, requestId, headers)
  }
}

import { isCustomer } from '#lib/actor.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { onOccasion } from '#lib/log.ts'
import type { Method, Operation } from '#lib/operation.ts'
import { requireScopeOf } from '#lib/server/http/require-scope-of.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { authenticate, bearerOf, requireProof } from '#lib/server/http/authenticate.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { errorResponse, missingBearerBody } from '#lib/server/http/failure.ts'
import { findOwnReply } from '#lib/server/http/find-own-reply.ts'
import { note, type Call } from '#lib/server/http/note-request.ts'
import { keepsBodies, noteBodiesOf } from '#lib/server/http/note-bodies.ts'
import { perform, type Phases, type Work } from '#lib/server/http/perform.ts'
import { chargeTokens, standingAfter, takeToken } from '#lib/server/http/rate-limit.ts'
import { readInput, type Input } from '#lib/server/http/read-input.ts'
import { deprecationHeaders, versionHeader, versionOf } from '#lib/server/http/version.ts'
import { strangerHeaders } from '#lib/server/http/stranger-headers.ts'
import { resolveSchemas } from '#lib/server/http/schemas.ts'

export type Handler = ((request: Request) => Promise<Response>) & { operation: Operation }

/** What every answer of an operation says, refusals included. */
const headersFor = (operation: Operation, requestId: string): Record<string, string> => ({
  ...answerHeaders(requestId),
  ...versionHeader(),
  ...deprecationHeaders(operation),
})

/** The one wrapper: authenticates, parses, calls, answers. It takes a plain Request, so tests need no server. */
export function route<const O extends Operation, P = undefined>(
  operation: O,
  work: Work<O, P> | Phases<O, P>,
): Handler {
  const phases: Phases<O, P> = typeof work === 'function' ? { then: work } : work
  const resolved = resolveSchemas(operation)
  const answerAs = async (requestId: string, request: Request): Promise<Response> => {
    const call: Call = { id: requestId, begun: performance.now() }
    const headers = headersFor(operation, requestId)
    const noted = async (response: Response, error?: unknown) => {
      note(operation, request, call, response, error)
      if (keepsBodies(operation, call, response)) noteBodiesOf(await resolved, request, call, response)
      return response
    }
    try {
      const token = bearerOf(request)
      const requestTarget = (call.requestTarget = requestTargetOf(request))
      if (token === undefined) {
        return new Response(missingBearerBody, {
          status: 403,
          headers: { ...headers, ...standingAfter(undefined, requestTarget), 'Content-Type': 'application/json' },
        })
      }
      const known = await authenticate(token, requestTarget, request).catch((error: unknown) => {
        Object.assign(headers, standingAfter(error, requestTarget))
        throw error
      })
      const { actor, allowance } = known
      Object.assign(headers, versionHeader(known.version))
      if (isCustomer(actor)) {
        call.caller = { clientId: actor.clientId, environment: requestTarget.environment, callerId: actor.id }
        call.logsBodies = known.logsBodies ?? false
      }
      // A refusal costs a token too, and its headers say what is left.
      const callerId = call.caller?.clientId ?? actor.id
      const count = async (take: typeof takeToken) => {
        if (allowance) Object.assign(headers, (await take(callerId, requestTarget.environment, allowance)).headers)
      }
      await count(takeToken)
      const version = versionOf(request, known.version)
      Object.assign(headers, versionHeader(version))
      await requireScopeOf(actor, operation, request)
      requireProof(known, operation)
      if (operation.developmentOnly && requestTarget.environment !== 'development') throw notFound()
      const charge = (requests: number) => count((...caller) => chargeTokens(...caller, requests, request))
      const received = { request, requestId, requestTarget, version, charge }
      const input = await readInput<O>(received, await resolved, actor as Input<O>['actor'])
      return await noted(await perform(operation, phases, input, headers))
    } catch (error) {
      const { requestTarget } = call
      const own = requestTarget && (await findOwnReply(operation, error, { request, requestTarget, headers }))
      return own ? noted(own) : noted(errorResponse(error, requestId, headers), error)
    }
  }
  const answer = (request: Request): Promise<Response> => {
    const requestId = newId('request')
    return onOccasion({ requestId }, () => answerAs(requestId, request))
  }
  return Object.assign(answer, { operation })
}

const allMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const satisfies readonly Method[]
type Methods = Record<(typeof allMethods)[number], (request: Request) => Promise<Response>>

/** A route file's exports: its handlers, and for every other method a 405 in JSON (Next's own has no body). */
export function methods<H extends Partial<Methods>>(handlers: H): Omit<Methods, keyof H> & H {
  const allow = allMethods
    .filter((method) => handlers[method])
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const refuse = async (request: Request) => {
    const requestId = newId('request')
    const sentence = `${request.method} is not possible here. Possible: ${allow.join(', ')}.`
    const refusal = new ApiError('method_not_allowed', sentence, { headers: { Allow: allow.join(', ') } })
    return errorResponse(refusal, requestId, strangerHeaders(request, requestId))
  }
  // OPTIONS says the same (lib/server/front-door/server.ts).
  Object.assign(refuse, { allow })
  return { GET: refuse, POST: refuse, PATCH: refuse, PUT: refuse, DELETE: refuse, ...handlers }
}

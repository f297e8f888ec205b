import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { authenticate } from '#tools/stripe-simulator/authentication.ts'
import type { Credentials } from '#tools/stripe-simulator/authentication.ts'
import type { Deliverer } from '#tools/stripe-simulator/deliveries.ts'
import { ApiError, badParam, unauthorized } from '#tools/stripe-simulator/errors.ts'
import type { ErrorBody } from '#tools/stripe-simulator/errors.ts'
import { takeFault } from '#tools/stripe-simulator/faults.ts'
import type { Fault } from '#tools/stripe-simulator/faults.ts'
import { emptyRecord, parseForm } from '#tools/stripe-simulator/form-parsing.ts'
import type { FormRecord } from '#tools/stripe-simulator/form-parsing.ts'
import { lapseHolds } from '#tools/stripe-simulator/holds.ts'
import { fingerprint, recall, remember } from '#tools/stripe-simulator/idempotency.ts'
import type { KeysInFlight } from '#tools/stripe-simulator/idempotency.ts'
import { Params } from '#tools/stripe-simulator/params.ts'
import { checkAnswer } from '#tools/stripe-simulator/published/check-answer.ts'
import { completeAnswer } from '#tools/stripe-simulator/published/complete.ts'
import { checkParams } from '#tools/stripe-simulator/published/check-params.ts'
import { findRoute } from '#tools/stripe-simulator/routes.ts'
import type { Route } from '#tools/stripe-simulator/routes.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'
import { expand, toWire } from '#tools/stripe-simulator/wire.ts'

export interface Simulator {
  store: Store
  deliverer: Deliverer
  keysInFlight: KeysInFlight
  /** Where browsers find the pages: `/_simulator` here, or a proxy's address for it. */
  pagesUrl: string
  /** Ends what faults hold back, so that closing doesn't wait for it. */
  closing: AbortSignal
}

export interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

interface ApiRequest extends Credentials {
  id: string
  method: string
  path: string
  values: FormRecord
  account: string | undefined
  key: string | undefined
}

/** One `/v1` request. Undefined: the connection is to be cut without an answer. */
export async function answerApi(
  sim: Simulator,
  request: IncomingMessage,
  url: URL,
  body: string,
  id: string,
): Promise<Answer | undefined> {
  try {
    const read = readRequest(request, url, body, id)
    const fault = takeFault(sim.store, read)
    if (fault?.kind === 'lose_response_before') return undefined
    return await withKey(sim, read, fault)
  } catch (error) {
    return sim.closing.aborted ? undefined : errorAnswer(error)
  }
}

function readRequest(request: IncomingMessage, url: URL, body: string, id: string): ApiRequest {
  const method = request.method ?? 'GET'
  const path = url.pathname.replace(/\/$/, '')
  const query = parseForm(url.search.slice(1))
  const type = request.headers['content-type'] ?? ''
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw badParam('content-type', 'Send parameters as application/x-www-form-urlencoded.')
  }
  const values = Object.assign(emptyRecord(), query, parseForm(body))
  const credentials = authenticate(request, typeof values.key === 'string' ? values.key : undefined)
  const account = request.headers['stripe-account']
  if (account !== undefined && !/^\/v1\/(balance$|payouts\/)/.test(path)) {
    throw badParam('Stripe-Account', 'The simulator serves the Stripe-Account header for balances and payouts only.')
  }
  return {
    ...credentials,
    id,
    method,
    path,
    values,
    account: Array.isArray(account) ? account[0] : account,
    key: method === 'POST' ? readKey(request, credentials) : undefined,
  }
}

function readKey(request: IncomingMessage, credentials: Credentials): string | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > 255) throw badParam('Idempotency-Key', 'Idempotency keys may have at most 255 characters.')
  // Apart, so that whoever holds only a publishable key can't replay what a secret key was told.
  return credentials.publishable ? `pk ${key}` : key
}

async function withKey(sim: Simulator, request: ApiRequest, fault: Fault | undefined): Promise<Answer | undefined> {
  const wait = (fault: Fault) => pause(fault.delayMs, undefined, { signal: sim.closing })
  const release = request.key === undefined ? undefined : sim.keysInFlight.claim(request.livemode, request.key)
  try {
    if (fault !== undefined && fault.when === 'before' && fault.kind === 'delay') await wait(fault)
    const answer = execute(sim, request, fault)
    sim.deliverer.wake()
    if (fault !== undefined && (fault.when === 'after' || fault.kind === 'lose_response_after')) await wait(fault)
    return fault?.kind === 'lose_response_after' ? undefined : answer
  } finally {
    release?.()
  }
}

/** The change, its events, its postings and the answer under its key commit together. */
function execute(sim: Simulator, request: ApiRequest, fault: Fault | undefined): Answer {
  const { store } = sim
  const { key, livemode } = request
  if (fault?.kind === 'status' && fault.when === 'before' && !fault.remembered) return faultAnswer(fault)
  return store.transaction(() => {
    lapseHolds(store)
    const print = key === undefined ? '' : fingerprint(request.method, request.path, request.values)
    const stored = key === undefined ? undefined : recall(store, livemode, key, print)
    if (stored !== undefined) return { ...stored, headers: { 'Idempotent-Replayed': 'true' } }
    const work = () => handle(sim, request)
    const { answer, remembered } = fault?.kind === 'status' ? fail(fault, work) : work()
    if (key !== undefined && remembered) remember(store, livemode, key, print, answer)
    return answer
  })
}

function fail(fault: Fault, work: () => unknown) {
  if (fault.when === 'after') work()
  return { answer: faultAnswer(fault), remembered: fault.remembered }
}

function handle(sim: Simulator, request: ApiRequest): { answer: Answer; remembered: boolean } {
  const { store, pagesUrl } = sim
  try {
    const { route, ids } = requireRoute(store, request)
    const call = { ...request, store, pagesUrl, ids, params: new Params(request.values) }
    // A publishable key isn't shown what hangs on the intent, so it can't expand either.
    const key = call.publishable ? null : (request.key ?? null)
    store.request = { id: request.id, idempotency_key: key }
    // What Stripe.js sends with a publishable key is published nowhere.
    const published = !call.publishable && !route.own
    if (published) requirePublished(store, route, request)
    const body = store.attempt(() => {
      const value = route.handle(call)
      if (call.publishable) return toWire(value)
      const expanded = expand(call, value)
      if (!published) return toWire(expanded)
      const whole = toWire(completeAnswer(route.line, expanded))
      store.deviates(checkAnswer(route.line, JSON.parse(whole)))
      return whole
    })
    return { answer: { status: 200, body }, remembered: true }
  } catch (error) {
    return { answer: errorAnswer(error), remembered: !(error instanceof ApiError) || error.remembered }
  } finally {
    store.request = { id: null, idempotency_key: null }
  }
}

function requirePublished(store: Store, route: Route, { values }: ApiRequest): void {
  try {
    checkParams(route.line, values)
  } catch (error) {
    if (error instanceof ApiError) store.deviates([`${route.line}: ${error.message}`])
    throw error
  }
}

function requireRoute(store: Store, request: ApiRequest): { route: Route; ids: string[] } {
  const found = findRoute(request.method, request.path)
  if (found === undefined) {
    const message = `Unrecognized request URL (${request.method}: ${request.path}). The simulator doesn't know it.`
    store.deviates([message])
    throw new ApiError(404, { type: 'invalid_request_error', message }, { remembered: false })
  }
  if (request.publishable && !found.route.publishable) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
    throw unauthorized(message, 'secret_key_required')
  }
  return found
}

function errorAnswer(error: unknown): Answer {
  if (error instanceof ApiError) {
    const inUse = error.body.code === 'idempotency_key_in_use'
    const headers = { 'Stripe-Should-Retry': inUse ? 'true' : 'false' }
    return { status: error.status, body: toWire({ error: error.body }), headers }
  }
  console.error('stripe-simulator:', error)
  const body: ErrorBody = { type: 'api_error', message: 'The simulator failed: see its log.' }
  return { status: 500, body: toWire({ error: body }), headers: { 'Stripe-Should-Retry': 'false' } }
}

function faultAnswer(fault: Fault): Answer {
  const { status } = fault
  const body: ErrorBody =
    status === 429
      ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
      : {
          type: status >= 500 ? 'api_error' : 'invalid_request_error',
          message: `An error was asked for (${status}).`,
        }
  // A stored 500 would only be replayed; otherwise the client's own judgement is what is being tested.
  const headers = fault.remembered ? { 'Stripe-Should-Retry': 'false' } : {}
  return { status, body: toWire({ error: body }), headers }
}

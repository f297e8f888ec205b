import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { allowanceFor, drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'

/**
 * This process's share of each client's bucket. Tokens are drawn from the shared bucket in batches, so most requests
 * cost no query; tokens in hand were paid for, so all processes together never exceed the rate by more than a batch.
 */
type Hand = {
  tokens: number
  known: number
  emptyUntil: number
  usedAt: number
  drawing: Promise<void> | undefined
  /** By how many more it was refused than served of late, and how many refusals are being held back. */
  refusals: number
  heldBack: number
}

// In the order of their last use.
const hands = new Map<string, Hand>()
const batchSize = 20
// In this time the slowest bucket gains what is forgotten with a hand, so nobody is served less for having been idle.
const idle = batchSize * 60_000

/** How many clients this process holds tokens for. */
export const countHands = () => hands.size

const newHand = (usedAt: number): Hand => ({
  tokens: 0,
  known: 0,
  emptyUntil: 0,
  usedAt,
  drawing: undefined,
  refusals: 0,
  heldBack: 0,
})

function takeHand(key: string): Hand {
  const now = performance.now()
  for (const [other, { usedAt }] of hands) {
    if (usedAt > now - idle) break
    hands.delete(other)
  }
  const hand = hands.get(key) ?? newHand(now)
  hand.usedAt = now
  hands.delete(key)
  hands.set(key, hand)
  return hand
}

export type RateState = { headers: Record<string, string> }

/** Takes one token. Returns the headers to send; throws 429 with `Retry-After` when there is none. */
export async function takeToken(clientId: string, environment: Environment, allowance: Allowance): Promise<RateState> {
  if (allowance.perMinute === 0) return { headers: {} }
  const hand = takeHand(`${clientId}:${environment}`)
  while (hand.tokens < 1) {
    if (performance.now() < hand.emptyUntil) throw await limited(allowance, hand)
    // One draw serves every request that waits for it.
    hand.drawing ??= draw(hand, clientId, environment, allowance).finally(() => {
      hand.drawing = undefined
    })
    await hand.drawing
  }
  hand.tokens -= 1
  return { headers: headersOf(allowance, hand.tokens + hand.known) }
}

const charged = new WeakSet<Request>()

/**
 * Counts one request as so many more. The bucket may be overdrawn by it, so that what is larger than a burst can be asked at
 * all, and whoever has overdrawn it waits: over time nobody gets more than the rate. Throws 429 for them, and takes nothing; but of
 * a request that was charged before the rest is owed too, or it would be refused for what it has cost itself, however long it waits.
 */
export async function chargeTokens(
  clientId: string,
  environment: Environment,
  allowance: Allowance,
  tokens: number,
  request: Request,
): Promise<RateState> {
  const hand = takeHand(`${clientId}:${environment}`)
  if (allowance.perMinute === 0 || tokens < 1) return { headers: {} }
  const before = charged.has(request)
  // As long as it is overdrawn, the bucket would refuse, too: until a token less than one for the taking has flowed in.
  if (!before && performance.now() < hand.emptyUntil - 60_000 / allowance.perMinute)
    throw await limited(allowance, hand)
  const { drawn, left } = await drawTokens(clientId, environment, allowance, tokens, before ? 'anyway' : 'once')
  hand.known = Math.floor(left)
  if (left < 1) hand.emptyUntil = performance.now() + waitFor(left, allowance)
  if (drawn < tokens) throw await limited(allowance, hand)
  charged.add(request)
  return { headers: headersOf(allowance, hand.tokens + hand.known) }
}

const waitFor = (left: number, { perMinute }: Allowance) => Math.max(50, ((1 - left) * 60_000) / perMinute)

async function draw(hand: Hand, clientId: string, environment: Environment, allowance: Allowance) {
  const { drawn, left } = await drawTokens(
    clientId,
    environment,
    allowance,
    Math.min(batchSize, Math.ceil(allowance.burst / 5)),
  )
  hand.tokens += drawn
  hand.refusals = Math.max(0, hand.refusals - drawn)
  hand.known = Math.floor(left)
  if (drawn < 1) hand.emptyUntil = performance.now() + waitFor(left, allowance)
}

// What was drawn is in hand while the bucket fills again: together more than the policy says, which is what programs plan by.
const headersOf = ({ perMinute, burst }: Allowance, remaining: number) => ({
  'RateLimit-Policy': `"default";q=${perMinute};w=60;burst=${burst}`,
  RateLimit: `"default";r=${Math.min(burst, Math.max(0, remaining))};t=${Math.ceil(60 / perMinute)}`,
})

/**
 * What a refusal says that costs no token: of a key that is known and refused, what is left to its client, as far as this process
 * knows. To a caller whom nobody knows a whole burst is open, for nothing is counted.
 */
function standingOf(
  environment: Environment,
  { clientId, allowance }: { clientId?: string; allowance: Allowance },
): RateState['headers'] {
  if (allowance.perMinute === 0) return {}
  const hand = clientId === undefined ? undefined : hands.get(`${clientId}:${environment}`)
  return headersOf(allowance, hand ? hand.tokens + hand.known : allowance.burst)
}

/** Whoever isn't let in learns of the limit all the same. */
export function standingAfter(error: unknown, { environment }: { environment: Environment }): RateState['headers'] {
  const caller = error instanceof ApiError ? error.caller : undefined
  return standingOf(caller?.environment ?? environment, caller ?? { allowance: allowanceFor(environment, null) })
}

const holdBackMs = 200
const heldBackAtOnce = 32

/**
 * The refusal. Whoever asks on without waiting is made to: beyond a whole burst of refusals the next ones come late, or a program
 * that only repeats itself would take the processor from everybody else.
 */
async function limited(allowance: Allowance, hand: Hand): Promise<ApiError> {
  // Bounded, so that it is forgotten soon after.
  hand.refusals = Math.min(hand.refusals + 1, 2 * allowance.burst)
  if (hand.refusals > allowance.burst && hand.heldBack < heldBackAtOnce) {
    hand.heldBack += 1
    await sleep(holdBackMs).finally(() => (hand.heldBack -= 1))
  }
  return refusal(allowance, hand)
}

function refusal(allowance: Allowance, hand: Hand) {
  const seconds = Math.max(1, Math.ceil((hand.emptyUntil - performance.now()) / 1000))
  return new ApiError(
    'rate_limited',
    `Too many requests: at most ${allowance.burst} at once and ${allowance.perMinute} a minute. Try again in ${seconds} s.`,
    {
      headers: { ...headersOf(allowance, 0), 'Retry-After': String(seconds) },
    },
  )
}

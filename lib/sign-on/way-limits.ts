import { drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'

/** Draws, or refuses; returns what gives it back. */
async function drawOne(bucket: string, allowance: Allowance): Promise<() => Promise<unknown>> {
  if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) throw new SignOnRefused('too_many')
  return () => drawTokens(bucket, 'development', allowance, -1)
}

const from = (network: string | null) => `from ${network ?? 'an unknown network'}`

/** A whole office may begin from one network at nine. */
export const drawBegin = (network: string | null) =>
  drawOne(`sign-on-begin:${from(network)}`, { perMinute: 120, burst: 600 })

/** Only failures count on the way back: what was drawn for a success goes back. */
export const drawCallback = (network: string | null) =>
  drawOne(`sign-on-back:${from(network)}`, { perMinute: 10, burst: 60 })

/** Codes that a client's provider is asked about, from wherever; so wide that a single network can't reach it. */
export const drawExchange = (clientId: string) => drawOne(`sign-on-exchange:${clientId}`, { perMinute: 60, burst: 300 })

import type { Callslip, Schemas } from '../../sdk/esm/client.js'

/** Lets days pass for an order, or only looks what is ahead where neither a moment nor days are given. */
export async function moveClock(
  client: Callslip,
  orderId: string,
  until?: string,
  days?: string,
): Promise<Schemas['SandboxClock']> {
  const params = { path: { orderId } }
  const path = '/sandbox/orders/{orderId}/clock'
  if (until === undefined && days === undefined) return (await client.GET(path, { params })).data
  // The service says what a moment or a number is that it doesn't know.
  const body = {
    ...(until === undefined ? {} : { until }),
    ...(days === undefined ? {} : { days: Number(days) }),
  } as Schemas['MoveSandboxClock']
  return (await client.POST(path, { params, body })).data
}

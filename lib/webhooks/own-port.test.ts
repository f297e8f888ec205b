import dns from 'node:dns'
import { networkInterfaces } from 'node:os'
import { beforeAll, expect, it } from 'vitest'
import { getEnv } from '#lib/env.ts'
import { sendRequest } from '#lib/webhooks/send-request.ts'
import { findUrlIssue, requirePublicTarget } from '#lib/webhooks/url-policy.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { confirm, control, initiated, openMarket, stripe } from '#tools/testing/market.ts'

const delivery = { body: Buffer.from('{}'), headers: { 'Content-Type': 'application/json' } }
const refusal = { error: 'The URL must not lead to this service itself.' }
let simulatorPort = ''
beforeAll(() => {
  simulatorPort = new URL(getEnv().STRIPE_API_BASE).port
})

it('reaches no control of the simulator with a delivery, though local receivers are allowed', async () => {
  const { paymentIntentId } = await initiated(await openMarket())
  await confirm(paymentIntentId)
  const lapse = `/_simulator/holds/${paymentIntentId}/lapse`
  for (const host of ['127.0.0.1', 'localhost', 'localhost.', '[::1]', '2130706433', '0x7f.1'])
    expect(await sendRequest('development', `http://${host}:${simulatorPort}${lapse}`, delivery)).toEqual(refusal)
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('requires_capture')
  // The control itself is there, for this machine's own programs.
  await control('POST', lapse.slice('/_simulator'.length))
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
})

it('knows the web process and the database as well, on every address of this machine', () => {
  const database = new URL(getEnv().DATABASE_URL).port
  const addresses = Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  )
  for (const environment of ['development', 'production'] as const)
    for (const address of [...addresses, 'localhost', '127.0.0.2', '[::1]', '[::ffff:127.0.0.1]'])
      for (const port of ['3000', database, simulatorPort])
        expect(findUrlIssue(environment, `https://${address}:${port}/`)).toEqual(expect.any(String))
  expect(findUrlIssue('development', 'http://127.0.0.1:3000/')).toBe('must not lead to this service itself')
  expect(findUrlIssue('development', 'http://127.0.0.1:4000/')).toBeUndefined()
  expect(findUrlIssue('production', 'https://example.com/')).toBeUndefined()
})

// A name server that changes its mind is the one thing here that can't be had for real.
it('is not led to its own ports by a name, nor by a redirect', async () => {
  const accounts = `http://127.0.0.1:${simulatorPort}/_simulator/new_accounts`
  const receiver = await startReceiver((response) => response.writeHead(307, { Location: accounts }).end())
  expect(await sendRequest('development', receiver.url, delivery)).toMatchObject({ statusCode: 307 })
  receiver.close()
  const real = dns.lookup
  const fake = (_name: string, _options: object, callback: (error: null, found: dns.LookupAddress[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  Object.assign(dns, { lookup: fake })
  try {
    const url = `http://rebinding.example:${simulatorPort}/_simulator/health`
    expect(await sendRequest('development', url, delivery)).toEqual({
      error: "The host's address is not a public one.",
    })
  } finally {
    Object.assign(dns, { lookup: real })
  }
  await expect(requirePublicTarget('development', `http://localhost:${simulatorPort}/`)).rejects.toMatchObject({
    details: [{ field: 'url', message: 'must not lead to this service itself' }],
  })
})

import { expect, test } from 'vitest'
import { theApp } from './app.ts'
import { clientOf, send } from './client.ts'

// What the running service takes from nobody.

const { demo, secrets } = theApp()
const sandbox = clientOf(demo.developmentBaseUrl, demo.apiKeys.development)
const live = clientOf(demo.productionBaseUrl, demo.apiKeys.production)

type Refusal = { code?: string; details?: { field: string; message: string }[] }

test.each([
  ['https://hooks.example.com:6379/', 'must use port 443 or 8443'],
  ['https://hooks.example.com:80/', 'must use port 443 or 8443'],
  ['https://8.8.8.8:22/', 'must use port 443 or 8443'],
  ['http://hooks.example.com/', 'must begin with https://'],
  ['https://168.63.129.16/', 'must name a public address'],
  ['https://169.254.169.254/latest/meta-data', 'must name a public address'],
  ['https://metadata.google.internal/', 'must name a host of the public internet'],
  ['https://[fd00:ec2::254]/', 'must name a public address'],
  ['https://127.0.0.1/', 'must name a public address'],
])('no webhook of production goes to %s', async (url, message) => {
  const refusal = await live.post<Refusal>('/webhook-endpoints', { url })
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    { code: 'invalid_request', details: [{ field: 'url', message }] },
  ])
})

test('no webhook of the sandbox goes to a port of ours, nor to a platform of a cloud', async () => {
  const own = [new URL(demo.portalUrl).port, String(secrets.simulatorPort)]
  const urls = [...own.flatMap((port) => [`http://127.0.0.1:${port}/`, `http://localhost:${port}/_simulator/clock`])]
  for (const url of [...urls, 'http://168.63.129.16/', 'http://169.254.169.254/']) {
    const refusal = await sandbox.post<Refusal>('/webhook-endpoints', { url })
    expect([url, refusal.status, refusal.body.details?.[0]?.field]).toEqual([url, 400, 'url'])
  }
})

test.each(['1234567890', 'Password123', 'qwertyuiop'])(
  'nobody registers with the password %s, which everybody tries',
  async (password) => {
    const refusal = await send<Refusal>(`${demo.portalUrl}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Marta Kowalska',
        email: `common-${crypto.randomUUID()}@example.com`,
        password,
        purpose: 'documents',
      }),
    })
    expect([refusal.status, refusal.body]).toMatchObject([
      400,
      { code: 'invalid_request', details: [{ field: 'password' }] },
    ])
  },
)

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { GET as getInternal } from '#app/api/openapi.internal.json/route.ts'
import { GET, POST } from '#app/api/openapi.json/route.ts'
import { GET as getYaml } from '#app/api/openapi.yaml/route.ts'
import { getDb } from '#lib/db.ts'
import { publicDocument } from '#lib/server/openapi/document.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { errorOf } from '#tools/testing/requests.ts'

const ask = (headers: Record<string, string> = {}) => GET(new Request('http://localhost/api/openapi.json', { headers }))
const document = publicDocument()
const text = JSON.stringify(document)

it('is served without a token, cacheable, compressed as asked, as JSON and as YAML', async () => {
  const plain = await ask()
  expect([plain.status, plain.headers.get('content-type'), plain.headers.get('vary')]).toEqual([
    200,
    'application/json',
    'Accept-Encoding',
  ])
  const [brotli, gzip] = [
    await ask({ 'Accept-Encoding': 'gzip, br' }),
    await ask({ 'Accept-Encoding': 'gzip;q=0.5, br;q=0' }),
  ]
  expect([brotli, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
  const compressed = Buffer.from(await brotli.arrayBuffer())
  expect(compressed.length).toBeLessThan(30_000)
  expect(text.length).toBeLessThan(272_000)
  expect(brotliDecompressSync(compressed).toString()).toBe(text)
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text)
  const etags = [plain, brotli, gzip].map(({ headers }) => headers.get('etag') ?? '')
  expect(new Set(etags).size).toBe(3)
  const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${etags[1]}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etags[1]])
  expect((await ask({ 'If-None-Match': etags[1] ?? '' })).status).toBe(200)
  const yaml = await getYaml(new Request('http://localhost/api/openapi.yaml'))
  const lines = await yaml.text()
  expect([yaml.headers.get('content-type'), lines.split('\n')[0]]).toEqual(['application/yaml', 'openapi: 3.1.1'])
  expect(parse(lines)).toEqual(document)
  expect(parse(lines, { version: '1.1' })).toEqual(document)
  expect(document['openapi']).toMatch(/^3\.1\./)
})

it('carries a request id and refuses other methods, like every answer of the API', async () => {
  expect((await ask()).headers.get('request-id')).toMatch(/^req_/)
  const refused = await POST(new Request('http://localhost:3000/api/openapi.json', { method: 'POST' }))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

describe('what is for people', () => {
  const askAs = (bearer: string) =>
    getInternal(
      new Request('http://localhost:3000/api/openapi.internal.json', {
        headers: { Authorization: `Bearer ${bearer}` },
      }),
    )
  const scopesOf = async (bearer: string) => {
    const { paths } = (await (await askAs(bearer)).json()) as typeof document
    const all = Object.values(paths).flatMap((item) => Object.values(item))
    return new Set(all.map((operation) => String(operation['x-required-scope'])))
  }

  it('shows each role what it can call', async () => {
    const client = await makeClient(getDb())
    expect(await scopesOf(await makeToken('researcher', { researcher: await makeResearcher(getDb()) }))).toEqual(
      new Set(['account', 'research']),
    )
    const support = await scopesOf(await makeToken('operator', { operatorRole: 'support' }))
    expect(support).toEqual(new Set(['account', 'operator']))
    expect(await scopesOf(await makeToken('operator', {}))).toEqual(
      new Set(['account', 'operator', 'operator:finance', 'operator:admin']),
    )
    const customer = await scopesOf(await makeToken('customer', { client }))
    expect(customer).toContain('keys:manage')
    expect([...customer].filter((scope) => /^(orders|webhooks|research|operator)/.test(scope))).toEqual([])
  })

  it('is not for API keys', async () => {
    const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
    const answer = await askAs(key)
    expect([answer.status, (await errorOf(answer)).requiredScope]).toEqual([403, 'account'])
  })
})

import { expect, it } from 'vitest'
import { GET as keys } from '#app/api/api-keys/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { agentOf, deviceOf, localeOf, networkOf, originOf } from '#lib/server/http/origin.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

it.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['nonsense', null],
  [undefined, null],
])('keeps of %s the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de-AT'],
  ['fr', 'fr'],
  ['EN-gb;q=1', 'en-GB'],
  ['en,de;q=0.5', 'en'],
  ['en', null],
  ['en-XA', null],
  ['*', null],
  ['tlh-Piqd-x-'.repeat(20), null],
  ['<script>', null],
  ['', null],
  [null, null],
])('keeps of %s the locale %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})

it.each([
  ['curl/8.5.0', 'curl/8.5.0'],
  ['python-requests/2.31.0 (somebody@example.com)', 'python-requests/2.31.0'],
  ['<script>', null],
  [null, null],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox'],
])('keeps of %s the program %s', (header, agent) => {
  expect(agentOf(header)).toBe(agent)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  [null, null],
])('knows the device of %s as %s', (header, device) => {
  expect(deviceOf(header)).toBe(device)
})

it('takes the address that the nearest proxy names, where one was let through', () => {
  const from = (headers: Record<string, string>) => originOf(new Request('http://localhost', { headers })).network
  expect(from({ 'x-callslip-peer': '10.0.0.7', 'x-forwarded-for': '203.0.113.250, 8.8.4.4' })).toBe('8.8.4.0/24')
  expect(from({ 'x-callslip-peer': '8.8.8.8' })).toBe('8.8.8.0/24')
  expect(from({})).toBe(null)
})

it.each([
  // Google's balancer writes its own address behind the visitor's, and Cloudflare's stands before a proxy of ours.
  ['198.51.100.9, 203.0.113.7, 34.120.1.2', '203.0.113.0/24'],
  ['203.0.113.7, 172.70.1.1', '203.0.113.0/24'],
  // Azure's gateway.
  ['203.0.113.7:51234', '203.0.113.0/24'],
  ['[2001:db8:1::7]:51234', '2001:db8:1::/48'],
  // Nobody but the proxies of ours; and a word that is none stands for nobody.
  ['172.70.9.9, 34.120.1.2', '172.70.9.0/24'],
  ['203.0.113.7, unknown, 34.120.1.2', '34.120.1.0/24'],
  ['unknown', '10.0.0.0/24'],
])('finds the visitor before all proxies of ours: %s', (forwardedFor, network) => {
  const before = getEnv().TRUST_PROXY
  Object.assign(getEnv(), { TRUST_PROXY: ['10.0.0.0/8', '34.120.1.2/32', '172.64.0.0/13'] })
  const headers = { 'x-callslip-peer': '10.0.0.7', 'x-forwarded-for': forwardedFor }
  expect(originOf(new Request('http://localhost', { headers })).network).toBe(network)
  Object.assign(getEnv(), { TRUST_PROXY: before })
})

it('shows with a key where it was last used from', async () => {
  const client = await makeClient(getDb())
  const { key, id } = await makeKey(getDb(), client.id)
  await call(listOrders, 'GET', '/orders', {
    key,
    headers: { 'user-agent': 'curl/8.5.0', 'x-callslip-peer': '8.8.8.8' },
  })
  const { body } = await call(keys, 'GET', '/api-keys', { key: await makeToken('customer', { client }) })
  expect(body).toMatchObject([{ id, lastUsedFrom: { network: '8.8.8.0/24', agent: 'curl/8.5.0' } }])
})

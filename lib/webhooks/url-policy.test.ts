import dns from 'node:dns/promises'
import { expect, it } from 'vitest'
import { isPublicAddress } from '#lib/public-host.ts'
import { findUrlIssue, requirePublicTarget } from '#lib/webhooks/url-policy.ts'

const refusedEverywhere = [
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://0251.0376.0251.0376/',
  'https://167772161/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::a9fe:a9fe]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://[2001:db8::1]/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://a.localhost/',
  'https://user:word@example.com/',
  'https://user@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'example.com/hook',
  '/hook',
  'https://',
  'not a URL',
]
const loopback = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://localhost./',
]

it.each(refusedEverywhere)('refuses %s in both environments', (url) => {
  expect(findUrlIssue('production', url)).toEqual(expect.any(String))
  expect(findUrlIssue('development', url)).toEqual(expect.any(String))
})

it.each(loopback)('refuses %s in production and lets a developer have it', (url) => {
  expect(findUrlIssue('production', url)).toEqual(expect.any(String))
  expect(findUrlIssue('development', url)).toBeUndefined()
})

it('takes https and public hosts, and http only in development', () => {
  for (const url of [
    'https://example.com/hooks?a=b',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]:8443/x',
    'https://bücher.example/',
  ]) {
    expect(findUrlIssue('production', url)).toBeUndefined()
  }
  expect(findUrlIssue('production', 'http://example.com/')).toBe('must begin with https://')
  expect(findUrlIssue('development', 'http://127.0.0.1:4000/')).toBeUndefined()
  expect(findUrlIssue('production', 'https://example.com:4000/')).toBe('must use port 443 or 8443')
  expect(findUrlIssue('development', 'https://example.com:4000/')).toBeUndefined()
})

it('knows public addresses from all others', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  expect(['127.0.0.1', '::1', '::a00:1', '::ffff:8.8.8.8', 'localhost', ''].map(isPublicAddress)).toEqual(
    Array(6).fill(false),
  )
})

it('accepts a name that nobody can resolve yet', async () => {
  await expect(requirePublicTarget('production', 'https://not-there-yet.invalid/hook')).resolves.toBeUndefined()
  await expect(requirePublicTarget('production', 'https://localhost/')).rejects.toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'url' }],
  })
})

it('refuses a name that leads inwards, even if only one of its addresses does', async () => {
  const real = dns.lookup
  // A public name with a private address can't be had without a name server of our own.
  Object.assign(dns, {
    lookup: () =>
      Promise.resolve([
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]),
  })
  try {
    await expect(requirePublicTarget('production', 'https://hooks.example.com/')).rejects.toMatchObject({
      details: [{ field: 'url', message: 'must resolve to public addresses only' }],
    })
  } finally {
    Object.assign(dns, { lookup: real })
  }
})

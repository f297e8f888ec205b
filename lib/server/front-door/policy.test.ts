import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { getEnv } from '#lib/env.ts'
import { withPolicy } from '#lib/server/front-door/policy.ts'

const before = { ...getEnv() }
afterEach(() => void Object.assign(getEnv(), before))

/** What a page may ask for and show, by the name of the rule. */
async function rulesOf(STORAGE_URL: string) {
  Object.assign(getEnv(), { STORAGE_URL })
  const incoming = Object.assign(new IncomingMessage(new Socket()), { url: '/developers' })
  const outgoing = new ServerResponse(incoming)
  const pages = await withPolicy('.', async () => {}, true)
  await pages(incoming, outgoing)
  const rules = String(outgoing.getHeader('content-security-policy')).split('; ')
  return Object.fromEntries(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]))
}

test('pages may read files where they lie, and nothing else of others', async () => {
  expect(await rulesOf('file:///var/lib/callslip')).toMatchObject({
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
  })
  for (const [storage, origin] of [
    ['s3://AK:SK@10.0.0.7:9000/papers?ssl=0', 'http://10.0.0.7:9000'],
    ['s3://AK:SK@10.0.0.7:9000/papers?ssl=0&public=https://files.example', 'https://files.example'],
    [
      's3://AK:SK@s3.eu-central-1.amazonaws.com/papers?region=eu-central-1',
      'https://papers.s3.eu-central-1.amazonaws.com',
    ],
  ] as const)
    expect(await rulesOf(storage)).toMatchObject({
      'connect-src': ["'self'", origin],
      'img-src': ["'self'", origin, 'data:', 'blob:'],
      'script-src': expect.not.arrayContaining([origin]),
    })
})

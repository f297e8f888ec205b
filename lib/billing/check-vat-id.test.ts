import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { PUT as save } from '#app/api/billing/details/route.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

const asked: unknown[] = []
let say: { status: number; body: object } = { status: 200, body: { valid: true } }
// Answers as VIES does; its own is out of reach.
const register = createServer((incoming, outgoing) => {
  void json(incoming).then((body) => {
    asked.push(body)
    outgoing.writeHead(say.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(say.body))
  })
}).listen(0, '127.0.0.1')
await once(register, 'listening')
afterAll(() => void register.close())
const { port } = register.address() as AddressInfo // it listens on TCP

it('asks the register of VAT ids where one is set, and takes what it can’t be asked about', async () => {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const put = (vatId: string) => call(save, 'PUT', '/billing/details', { key, body: { name: 'A', vatId } })
  expect(await put('DE123456789')).toMatchObject({ status: 200 })
  expect(asked).toEqual([])

  Object.assign(getEnv(), { VIES_URL: `http://127.0.0.1:${port}/check` })
  expect(await put('FR40303265045')).toMatchObject({ status: 200 })
  expect(asked).toEqual([{ countryCode: 'FR', vatNumber: '40303265045' }])
  say = { status: 200, body: { valid: false } }
  expect(await put('DE123456789')).toMatchObject({
    status: 400,
    body: { details: [{ field: 'vatId', message: expect.stringContaining('register of VAT ids') }] },
  })
  say = { status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }
  expect(await put('DE123456789')).toMatchObject({ status: 200 })
  say = { status: 503, body: {} }
  expect(await put('AT U12345678')).toMatchObject({ status: 200 })
  expect(asked).toHaveLength(4)
  // Ids from elsewhere are in no register that this one knows.
  expect(await put('CHE123456789')).toMatchObject({ status: 200 })
  expect(asked).toHaveLength(4)
})

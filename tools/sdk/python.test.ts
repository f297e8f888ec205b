import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newestVersion } from '#lib/versions.ts'
import { signParcel } from '#lib/webhooks/sign-delivery.ts'
import { makeTestVectors } from '#lib/webhooks/test-vectors.ts'

const hasPython = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 11)']).status === 0
const python = async (program: string, env: Record<string, string> = {}) =>
  (
    await promisify(execFile)('python3', ['-B', '-c', program], {
      env: { ...process.env, PYTHONPATH: 'sdk/python', ...env },
    })
  ).stdout

/** Each line as JSON. */
const calls = `
import asyncio, hashlib, json, os, time
from callslip import AsyncCallslip, Callslip, CallslipConnectionError, CallslipError, CallslipTimeoutError, fetch_document

def show(value): print(json.dumps(value))
def members(error): return [error.status, error.code, error.request_id, str(error), error.selected_offer_id, error.order_status, error.details]
base = os.environ["BASE"]
client = Callslip(base + "/", "cs_dev_x")
body = {"repositoryName": "A", "documentType": "B", "location": "C"}
show(client.place_order(body))
try: client.place_order(body, idempotency_key="mine")
except CallslipError as error: show(members(error))
show([order["id"] for order in client.list_orders(status="open")])
try: Callslip(base, "cs_dev_x", retries=0, timeout=0.05).get_order("a/b")
except CallslipTimeoutError: show("late")
try: Callslip("http://127.0.0.1:1", "cs_dev_x", retries=0).get_order("x")
except CallslipConnectionError as error: show(error.__cause__ is not None)
async def later():
    client = AsyncCallslip(base, "cs_dev_x")
    return [order["id"] async for order in client.list_orders()] + [await client.get_order("x")]
show(asyncio.run(later()))
show(client.get_order("broken"))
try: Callslip(base, "cs_dev_x", retries=0, timeout=0.2).get_order("stalled")
except CallslipTimeoutError: show("late")
try: Callslip(base, "cs_dev_x", retries=0, timeout=0.3).get_order("dripping")
except CallslipTimeoutError: show("late")
try: fetch_document({"name": "a", "url": base + "/file", "sizeBytes": 1, "sha256": "b"})
except CallslipError as error: show(error.status)
sha256 = hashlib.sha256(b" " * 29 + b'"slow"').hexdigest()
show(len(fetch_document({"name": "a", "url": base + "/slow", "sizeBytes": 35, "sha256": sha256}, timeout=1.0, retries=0)))
began = time.monotonic()
try: Callslip(base, "cs_dev_x", retries=0, timeout=0.3).get_order("dripping")
except CallslipError as error: show([error.status, time.monotonic() - began < 1.4])
try: client.get_order("later")
except CallslipError as error: show([error.status, error.retry_after])
`

it.skipIf(!hasPython)('repeats, pages, gives up and refuses in Python as in TypeScript', async () => {
  const refusal = {
    error: 'No.',
    code: 'offer_already_selected',
    requestId: 'req_x',
    selectedOfferId: 'off_x',
    status: 'open',
  }
  const soon = { 'retry-after': '0' }
  const next = { link: '<https://elsewhere.example/orders?startingAfter=b>; rel="next"' }
  const replies: (
    | { status: number; body?: unknown; headers?: Record<string, string> }
    | 'reset'
    | 'silence'
    | 'broken'
    | 'stalled'
    | 'dripping'
    | 'dripping refusal'
  )[] = [
    { status: 500, headers: soon },
    'reset',
    { status: 429, headers: soon },
    { status: 201, body: { id: 'ord_x' } },
    { status: 409, body: refusal },
    { status: 200, body: [{ id: 'a' }, { id: 'b' }], headers: next },
    { status: 200, body: [{ id: 'c' }] },
    'silence',
    { status: 200, body: [{ id: 'd' }] },
    { status: 200, body: 'one' },
    'broken',
    { status: 200, body: 'whole' },
    'stalled',
    'dripping',
    'broken',
    { status: 404 },
    'dripping',
    'dripping refusal',
    { status: 429, headers: { 'retry-after': '300' } },
  ]
  const seen: {
    version: unknown
    url: string | undefined
    key: string | undefined
    bearer: string | undefined
    body: string
  }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const reply = replies[seen.length] ?? { status: 404 }
      const { authorization: bearer } = request.headers
      const version = request.headers['callslip-version']
      seen.push({ version, url: request.url, key: request.headers['idempotency-key']?.toString(), bearer, body })
      if (reply === 'silence') return
      if (reply === 'reset') return request.socket.destroy()
      if (reply === 'broken' || reply === 'stalled') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        response.write('"half', () => reply === 'broken' && request.socket.destroy())
        return
      }
      if (reply === 'dripping' || reply === 'dripping refusal') {
        response.writeHead(reply === 'dripping' ? 200 : 400, { 'content-type': 'application/json' })
        let left = 30
        const drops = setInterval(() => ((left -= 1) > 0 ? response.write(' ') : response.end('"slow"')), 50)
        return response.on('close', () => clearInterval(drops))
      }
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(JSON.stringify(reply.body ?? {}))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is never a text
  const out = await python(calls, { BASE: `http://127.0.0.1:${port}` })
  server.closeAllConnections()
  server.close()
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { id: 'ord_x' },
    [409, 'offer_already_selected', 'req_x', 'No.', 'off_x', 'open', []],
    ['a', 'b', 'c'],
    'late',
    true,
    ['d', 'one'],
    'whole',
    'late',
    'late',
    404,
    35,
    [400, true],
    [429, 300],
  ])
  expect(new Set(seen.slice(0, 4).map((one) => JSON.stringify(one))).size).toBe(1)
  expect(seen[0]).toMatchObject({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    bearer: 'Bearer cs_dev_x',
    version: newestVersion(),
  })
  expect(seen.slice(4).map(({ url, key }) => [url, key])).toEqual([
    ['/orders', 'mine'],
    ['/orders?status=open', undefined],
    ['/orders?startingAfter=b', undefined],
    ['/orders/a%2Fb', undefined],
    ['/orders', undefined],
    ['/orders/x', undefined],
    ['/orders/broken', undefined],
    ['/orders/broken', undefined],
    ['/orders/stalled', undefined],
    ['/orders/dripping', undefined],
    ['/file', undefined],
    ['/file', undefined],
    ['/slow', undefined],
    ['/orders/dripping', undefined],
    ['/orders/later', undefined],
  ])
})

const verdicts = `
import json, os
from callslip import WebhookVerificationError, verify_webhook, verify_webhook_batch
batch = json.loads(os.environ["BATCH"])
events = verify_webhook_batch(batch["body"], batch["headers"], batch["secret"])
def verdict(vector, **options):
    try: return bool(verify_webhook(vector["body"], vector["headers"], vector["secret"], **options))
    except WebhookVerificationError: return False
print(json.dumps([events, *[[verdict(one, now=one["now"]), verdict(one, tolerance=None)] for one in json.loads(os.environ["VECTORS"])]]))
`

it.skipIf(!hasPython)('verifies webhooks in Python as the vectors say', async () => {
  const vectors = makeTestVectors()
  const secret = 'whsec_c2VjcmV0'
  const events = [{ type: 'order.created' }, { type: 'order.opened' }]
  const body = JSON.stringify({ data: { events }, type: 'webhook.batch' })
  const { headers } = signParcel({ id: 'batch_x', body: Buffer.from(body) }, { current: secret }, new Date())
  const given = { VECTORS: JSON.stringify(vectors), BATCH: JSON.stringify({ body, headers, secret }) }
  expect(JSON.parse(await python(verdicts, given))).toEqual([
    events,
    ...vectors.map(({ service, serviceNext = false, standard }) => [standard, service || serviceNext || standard]),
  ])
})

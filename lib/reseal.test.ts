import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { encode } from 'next-auth/jwt'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { POST as accessToken } from '#app/api/access-token/route.ts'
import { GET as authGet, POST as authPost } from '#app/api/auth/[...nextauth]/route.ts'
import { GET as me } from '#app/api/me/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { checkSecrets } from '#lib/health/check-secrets.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { countStale, reseal, sealedColumns } from '#lib/reseal.ts'
import { decrypt, encrypt, isSignatureOf, sign } from '#lib/secrets.ts'
import { makeLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword } from '#lib/users/password.ts'
import { readSessionId } from '#lib/users/session.ts'
import { findSecrets } from '#lib/webhooks/signing-secrets.ts'
import { call } from '#tools/testing/call.ts'
import { callSignIn } from '#tools/testing/next-request.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'

const settings = { ...getEnv() }
const [first, second] = [settings.APP_SECRET, 'a second secret, which nobody has seen before']
const use = (APP_SECRET: string, ...APP_SECRET_PREVIOUS: string[]) =>
  Object.assign(getEnv(), { APP_SECRET, APP_SECRET_PREVIOUS })
afterEach(() => Object.assign(getEnv(), settings))
beforeEach(async () => {
  await getDb().mail.deleteMany()
  await getDb().idempotencyRecord.deleteMany()
})

const derive = (use: string) => Buffer.from(hkdfSync('sha256', getEnv().APP_SECRET, '', `callslip/${use}`, 32))
/** As it was before things named their key. */
function encryptOldStyle(plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive('encryption'), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

const password = 'seven green lamps'
/** Somebody signed in through the real sign-in, and what their browser holds. */
async function signedIn() {
  const client = await makeClient(getDb())
  const user = await makeUser(getDb(), { passwordHash: await hashPassword(password) })
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
  const csrfResponse = await callSignIn(authGet, 'csrf', { method: 'GET', headers: {} })
  const { csrfToken } = (await csrfResponse.json()) as { csrfToken: string }
  const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const response = await callSignIn(authPost, 'callback/credentials', {
    method: 'POST',
    headers: { cookie: cookiesOf(csrfResponse).join('; ') },
    body: new URLSearchParams({ email: user.email, password, csrfToken, json: 'true' }),
  })
  const cookie = cookiesOf(response).find((pair) => pair.includes('session-token=')) ?? ''
  return { user, cookie }
}
async function tokenFor(cookie: string) {
  const response = await accessToken(
    new Request('http://localhost:3000/api/access-token', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ environment: 'development' }),
    }),
  )
  const { accessToken: token } = (await response.json()) as { accessToken?: string }
  return { status: response.status, token: token ?? '', cookie: response.headers.get('set-cookie')?.split(';')[0] }
}
const whoami = async (key: string) => (await call(me, 'GET', '/me', { key })).status

/** One of everything that is kept sealed. */
async function store(seal: (plain: string) => string, plain = 'whsec_0123456789') {
  const { id: clientId } = await makeClient(getDb())
  const endpoint = {
    id: newId('webhookEndpoint'),
    clientId,
    environment: 'development' as const,
    url: 'https://a.test/',
  }
  await getDb().webhookEndpoint.create({
    data: {
      ...endpoint,
      secretEncrypted: seal(plain),
      nextSecretEncrypted: seal(`${plain}next`),
      rotatesAt: new Date(Date.now() + 60_000),
    },
  })
  await getDb().idempotencyRecord.create({
    data: { scope: clientId, key: 'a', fingerprint: new Uint8Array(1), status: 200, bodyEncrypted: seal('{}') },
  })
  const read = async () => {
    const row = await getDb().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } })
    return findSecrets(row, new Date())
  }
  return { read }
}
const staleSum = async () => (await countStale()).reduce((sum, { stale }) => sum + stale, 0)

it('knows every sealed column of the database', async () => {
  const rows = await getDb().$queryRaw<{ t: string; c: string }[]>`
    SELECT table_name AS t, column_name AS c FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%\\_encrypted' ORDER BY 1, 2`
  expect(rows.map(({ t, c }) => `${t}.${c}`).toSorted()).toEqual(sealedColumns.map((pair) => pair.join('.')).toSorted())
})

it('opens and verifies what older secrets made while they are known, and nothing of strangers', () => {
  const [sealed, signature, old] = [encrypt('a'), sign('document-url', 'b'), encryptOldStyle('c')]
  const oldSignature = signature.slice(signature.indexOf('.') + 1)
  use(second, 'another secret in between, also long enough', first)
  expect([decrypt(sealed), decrypt(old)]).toEqual(['a', 'c'])
  for (const one of [signature, oldSignature]) expect(isSignatureOf('document-url', 'b', one)).toBe(true)
  expect(encrypt('a').split('.')[0]).not.toBe(sealed.split('.')[0])
  // The id says which key to try; it makes nothing good that isn't.
  const mine = encrypt('a').split('.')[0] ?? ''
  expect(() => decrypt(`${mine}.${sealed.split('.')[1]}`)).toThrow('another APP_SECRET')
  expect(isSignatureOf('document-url', 'b', `${mine}.${oldSignature}`)).toBe(false)
  use(second)
  for (const one of [sealed, old]) expect(() => decrypt(one)).toThrow('another APP_SECRET')
  for (const one of [signature, oldSignature]) expect(isSignatureOf('document-url', 'b', one)).toBe(false)
})

it('exchanges the secret under live sessions, tokens, webhooks and mailed links, and then drops the old one', async () => {
  const [anna, berta] = [await signedIn(), await signedIn()]
  const before = await tokenFor(anna.cookie)
  expect([before.status, before.cookie]).toEqual([200, undefined])
  const { read } = await store(encrypt)
  const secrets = await read()
  const link = makeLink('operator', { invitationId: 'inv_a' })
  await inTransaction((tx) =>
    postMail(tx, {
      to: { email: 'a@example.com' },
      letter: { subject: 'S', body: ['B'], link: { label: 'L', url: link, secret: true } },
    }),
  )
  const mailed = async () => withLink(await getDb().mail.findFirstOrThrow()).text
  expect(await mailed()).toContain(link)

  use(second, first)
  expect(await whoami(before.token)).toBe(200)
  const after = await tokenFor(anna.cookie)
  expect(after.status).toBe(200)
  expect(after.cookie).toMatch(/session-token=[\w-]{8}\.eyJ/)
  const renewed = after.cookie ?? ''
  expect((await tokenFor(renewed)).cookie).toBeUndefined()
  expect(await read()).toEqual(secrets)
  expect(await mailed()).toContain(link)
  expect(readLink('operator', new URL(link).searchParams.get('token') ?? '')).toEqual({ invitationId: 'inv_a' })
  expect(await checkSecrets()).toMatchObject({
    verdict: 'attention',
    summary: expect.stringMatching(/^4 stored secrets/),
  })

  const resealed = await reseal()
  expect(resealed.flatMap(({ name, ...counts }) => (counts.resealed > 0 ? [[name, counts.resealed]] : []))).toEqual([
    ['idempotency_records.body_encrypted', 1],
    ['mails.link_encrypted', 1],
    ['webhook_endpoints.secret_encrypted', 1],
    ['webhook_endpoints.next_secret_encrypted', 1],
  ])
  expect(resealed.filter(({ unreadable }) => unreadable > 0)).toEqual([])
  expect(await staleSum()).toBe(0)
  expect(await checkSecrets()).toMatchObject({ verdict: 'ok', summary: expect.stringContaining('It can go') })

  use(second)
  expect(await read()).toEqual(secrets)
  expect(await mailed()).toContain(link)
  expect([await whoami(before.token), await whoami(after.token)]).toEqual([403, 200])
  expect(await tokenFor(renewed)).toMatchObject({ status: 200 })
  // Who hasn't come by meanwhile signs in again.
  expect((await tokenFor(berta.cookie)).status).toBe(403)
})

it('takes cookies, tokens and rows from before things named their key', async () => {
  const { user, cookie } = await signedIn()
  const sid = (await readSessionId(new Request('http://localhost', { headers: { cookie } }))) ?? ''
  expect(sid).toMatch(/^ses_/)
  const old = await encode({ token: { sid }, secret: derive('session').toString('base64') })
  const oldCookie = `${cookie.split('=')[0]}=${old}`
  const token = await new SignJWT({
    sub: user.id,
    sid,
    role: 'customer',
    env: 'development',
    cli: (await getDb().membership.findFirstOrThrow({ where: { userId: user.id } })).clientId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setExpirationTime('10m')
    .sign(derive('access-token'))
  const { read } = await store(encryptOldStyle)
  const secrets = await read()
  for (const step of [() => undefined, () => use(second, first)]) {
    step()
    expect(await whoami(token)).toBe(200)
    expect(await tokenFor(oldCookie)).toMatchObject({ status: 200, cookie: expect.stringMatching(/\.eyJ/) })
  }
  await reseal()
  use(second)
  expect(await read()).toEqual(secrets)
  expect(await whoami(token)).toBe(403)
})

it('goes through a table of many pages, again after a run that was killed, and beside writers', async () => {
  const many = 3000
  const body = 'x'.repeat(2500)
  for (let i = 0; i < many; i += 1000)
    await getDb().idempotencyRecord.createMany({
      data: Array.from({ length: 1000 }, (_, n) => ({
        scope: 's',
        key: String(i + n),
        fingerprint: new Uint8Array(1),
        status: 200,
        bodyEncrypted: encrypt(body),
      })),
    })
  use(second, first)
  const writers = Array.from({ length: 200 }, (_, n) =>
    getDb().idempotencyRecord.update({
      where: { scope_key: { scope: 's', key: String(n * 7) } },
      data: { status: 201 },
    }),
  )
  // Two at once, as when one was thought dead.
  const [one, other] = await Promise.all([reseal(), reseal(), ...writers])
  const sum = [...one, ...other]
    .filter(({ name }) => name.startsWith('idempotency'))
    .reduce((n, { resealed }) => n + resealed, 0)
  // A row that a writer moves behind the reader is found by the next run: nothing is sealed twice, nothing is lost.
  expect(sum + (await staleSum())).toBe(many)
  await reseal()
  expect(await staleSum()).toBe(0)
  use(second)
  const rows = await getDb().idempotencyRecord.findMany({ where: { scope: 's' } })
  expect(rows.filter((row) => decrypt(row.bodyEncrypted ?? '') === body)).toHaveLength(many)
})

it('leaves alone what none of the secrets opens, and says so', async () => {
  use('a secret that is lost, and was long enough too')
  await store(encrypt)
  use(second, first)
  const results = await reseal()
  expect(results.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(3)
  expect(await staleSum()).toBe(3)
  await getDb().webhookEndpoint.deleteMany()
})

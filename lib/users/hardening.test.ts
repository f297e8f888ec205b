import { randomUUID } from 'node:crypto'
import { expect, it, test } from 'vitest'
import { GET as callback } from '#app/api/auth/[...nextauth]/route.ts'
import { toLine } from '#lib/csv.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { renewLink } from '#lib/users/mail-link.ts'
import { getResearchOrder } from '#lib/researchers/get-research-order.ts'
import { listMessages } from '#lib/messages/list-messages.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'
import { forgotPassword } from '#lib/users/forgot-password.ts'
import { register } from '#lib/users/register.ts'
import { resetPassword } from '#lib/users/reset-password.ts'
import { newMark } from '#lib/users/browser-mark.ts'
import { emailAddress, registerInput } from '#lib/users/schema.ts'
import { isPublicAddress } from '#lib/public-host.ts'
import { findUrlIssue } from '#lib/webhooks/url-policy.ts'
import { openMarket, paid } from '#tools/testing/market.ts'
import { makeUser, researcherActor } from '#prisma/factories.ts'
import { hashPassword } from '#lib/users/password.ts'
import { whoSignsIn as signIn } from '#tools/testing/visitor.ts'
import { NextRequest } from 'next/server'

const caller = { network: '203.0.113.0/24', browser: newMark() }

const password = 'seven green lamps'
const makePerson = async () => {
  const email = `person-${randomUUID()}@example.com`
  return makeUser(getDb(), { email, passwordHash: await hashPassword(password) })
}

test('a stranger who guesses locks nobody out but themselves', async () => {
  const { email } = await makePerson()
  const network = '198.51.100.0/24'
  for (let i = 0; i < 12; i += 1) expect(await signIn({ email, password: `guess ${i}` }, network)).toBeNull()
  expect(await signIn({ email, password }, network)).toBeNull()
  expect(await signIn({ email, password }, '203.0.113.0/24')).toMatchObject({ email })
})

test('one network that tries many accounts is slowed, and others are not', async () => {
  const { email } = await makePerson()
  const network = '192.0.2.0/24'
  await Promise.all(
    Array.from({ length: 70 }, (_, i) =>
      signIn({ email: `spray-${i}@example.com`, password: 'winter is cold' }, network),
    ),
  )
  await getDb().rateBucket.updateMany({ where: { clientId: `login:from ${network}` }, data: { tokens: -100 } })
  expect(await signIn({ email, password }, network)).toBeNull()
  expect(await signIn({ email, password }, '203.0.113.0/24')).toMatchObject({ email })
})

test('no bucket bears a typed address', async () => {
  const { email } = await makePerson()
  await signIn({ email, password: 'wrong' }, null)
  await forgotPassword(email, null)
  expect(await getDb().rateBucket.count({ where: { clientId: { contains: '@' } } })).toBe(0)
})

test.each(['1234567890', 'Password123', ' qwertyuiop '])(
  'the password %j, which everybody tries, is refused',
  async (common) => {
    const given = {
      name: 'Marta',
      email: `m-${randomUUID()}@example.com`,
      password: common,
      purpose: 'integration' as const,
    }
    await expect(register(given, caller)).rejects.toMatchObject({ details: [{ field: 'password' }] })
  },
)

test.each(['Marta\nBuy at evil', 'https://evil.example', 'www.evil.example', 'a@evil.example', 'evil.example/win'])(
  'a name is no place for %j',
  (name) => {
    const parsed = registerInput.safeParse({ name, email: 'a@example.com', password })
    expect(parsed.error?.issues.map(({ path }) => path[0])).toContain('name')
  },
)

test.each(['Ada \u202eelpmaxe', '\u2066Ada', '\u200b', '\u3164'])('a name is told from all else: not %j', (name) => {
  expect(registerInput.safeParse({ name, email: 'a@example.com', password }).success).toBe(false)
})

test.each(['Łucja d’Ávila-Śmith', 'Dr. Müller & Co.', '山田 太郎', 'St. John', 'می\u200cخواهم'])(
  'a name may be %s',
  (name) => {
    expect(registerInput.safeParse({ name, email: 'a@example.com', password }).success).toBe(true)
  },
)

test.each([
  ['r&d@Example.com', 'r&d@example.com'],
  ['a=b@example.com'],
  ['tom~x@example.com'],
  ['a/b.c@example.com'],
  ["o'brien@mail.example.com"],
  ['user@xn--80a1acny.xn--p1ai'],
  ['user@почта.рф', 'user@xn--80a1acny.xn--p1ai'],
])('mail goes to %s', (typed, address = typed) => expect(emailAddress.parse(typed)).toBe(address))

test.each([
  'a,b@x.de',
  '"a"@x.de',
  'a@x.de>',
  'a b@x.de',
  'a@x.de\nb',
  '.a@x.de',
  'a..b@x.de',
  'a@localhost',
  'a@b@x.de',
])('mail goes nowhere by %j', (typed) => expect(emailAddress.safeParse(typed).success).toBe(false))

test('who has not confirmed has no say in a mail of ours', async () => {
  const email = `m-${randomUUID()}@example.com`
  await register({ name: 'WIN A PRIZE', email, password, organisation: 'Casino', purpose: 'integration' }, caller)
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email } })
  expect(mail.subject + mail.text + mail.html).not.toMatch(/PRIZE|Casino/)
})

test('from two networks nobody keeps a new password from whoever was signed in from a third', async () => {
  const { id: userId, email } = await makePerson()
  await getDb().userSession.create({
    data: { id: newId('session'), userId, network: '8.8.8.0/24', endedAt: new Date() },
  })
  const mails = () => getDb().mail.count({ where: { recipient: email } })
  for (const network of ['203.0.113.0/24', '198.51.100.0/24'])
    for (let n = 0; n < 6; n += 1) await forgotPassword(email, network)
  expect(await mails()).toBe(10)
  await forgotPassword(email, '192.0.2.0/24')
  expect(await mails()).toBe(10)
  for (let n = 0; n < 6; n += 1) await forgotPassword(email, '8.8.8.0/24')
  expect(await mails()).toBe(15)
})

test('a link that opens an account is sealed until it is sent', async () => {
  const { email } = await makePerson()
  await forgotPassword(email, '203.0.113.0/24')
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email } })
  expect(JSON.stringify(mail)).not.toContain('reset-password?token')
  const token = /token=(\S+)/.exec(withLink(mail).text)?.[1] ?? ''
  expect(withLink(mail).html).toContain(token)
  // Without a mail server it stays in the local mailbox, and is good there.
  await sendMail(mail.id, { occasionOf: () => undefined, stillHolds: () => Promise.resolve(true), renewLink })
  await resetPassword(token, 'another seven lamps', { network: null, agent: null })
  expect(await signIn({ email, password: 'another seven lamps' }, '203.0.113.0/24')).toMatchObject({ email })
})

test('a researcher whose offer stands no more sees nothing of the order, and writes to nobody', async () => {
  const market = await openMarket()
  const { orderId } = await paid(market)
  const rival = researcherActor(market.rival)
  await expect(getResearchOrder(getDb(), rival, orderId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(listMessages(getDb(), rival, orderId, { order: 'asc', limit: 10 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(
    inTransaction((tx) => postResearchMessage(tx, rival, orderId, { content: 'Still here.' })),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(inTransaction((tx) => retractOffer(tx, rival, orderId, 'off_none'))).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await getResearchOrder(getDb(), researcherActor(market.researcher), orderId)).toMatchObject({ id: orderId })
})

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; ＠SUM(A1)', "x;' ＠SUM(A1)"],
  ['x\n-2', '"x\n\'-2"'],
  ['3-2; all = well', '3-2; all = well'],
])('writes %j so that no spreadsheet runs it', (cell, written) => {
  expect(toLine([cell])).toBe(`${written}\r\n`)
})

it('takes no longer for a cell of nothing but line breaks', () => {
  // Where each of them were looked at anew from every one before it, this would take minutes.
  const cell = '\n'.repeat(200_000)
  expect(toLine([cell])).toBe(`"${cell}"\r\n`)
})

it('delivers to no port but 443 and 8443 in production, and to no platform of a cloud', () => {
  expect(findUrlIssue('production', 'https://example.com/hook')).toBeUndefined()
  expect(findUrlIssue('production', 'https://example.com:8443/hook')).toBeUndefined()
  expect(findUrlIssue('production', 'https://example.com:6379/')).toBe('must use port 443 or 8443')
  expect(findUrlIssue('development', 'https://example.com:8080/')).toBeUndefined()
  expect(isPublicAddress('168.63.129.16')).toBe(false)
  expect(isPublicAddress('8.8.8.8')).toBe(true)
})

it.each([
  ['/api/auth/session?callbackUrl=javascript:alert(1)', ''],
  ['/api/auth/session?callbackUrl=http://[', ''],
  ['/api/auth/session', 'next-auth.callback-url=%ZZ'],
  ['/api/auth/session', 'next-auth.callback-url=data:text/html,x'],
])('answers %s with the cookie %j by 400', async (path, cookie) => {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } })
  const response = await callback(request, { params: Promise.resolve({ nextauth: ['session'] }) })
  expect(response.status).toBe(400)
})

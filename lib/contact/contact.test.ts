import { afterEach, beforeEach, expect, it } from 'vitest'
import { POST as write } from '#app/api/contact/route.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { call } from '#tools/testing/call.ts'
import { makeUser } from '#prisma/factories.ts'

const given = {
  name: 'Paula Stranger',
  email: 'paula@example.org',
  topic: 'account',
  message: 'Where is <b>my</b> order?\nhttps://example.org/look',
}
const send = (more: object = {}, peer = '8.8.8.8') =>
  call(write, 'POST', '/contact', { body: { ...given, ...more }, headers: { 'x-callslip-peer': peer } })
beforeEach(async () => {
  await getDb().mail.deleteMany()
  await getDb().rateBucket.deleteMany()
})
afterEach(() => void Object.assign(getEnv(), { CONTACT_EMAIL: undefined }))

it('mails the operators, with nothing of the stranger in the subject, and nobody else', async () => {
  expect(await send()).toMatchObject({ status: 503 })
  await makeUser(getDb(), { operatorRole: 'support', email: 'support@example.com' })
  await makeUser(getDb(), { operatorRole: 'admin', email: 'gone@example.com', disabledAt: new Date() })
  expect(await send()).toMatchObject({ status: 200, body: { sent: true } })
  const [mail, ...others] = await getDb().mail.findMany()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'support@example.com', subject: 'Contact form: My account or my data' })
  // Marked as theirs, line by line.
  expect(mail?.text).toContain('Paula Stranger:\n> Where is <b>my</b> order?\n> https://example.org/look\n')
  expect(mail?.html).toContain('&lt;b&gt;my&lt;/b&gt;')
  Object.assign(getEnv(), { CONTACT_EMAIL: 'help@example.com' })
  // What looks like a mark of ours is none.
  expect(await send({ message: '\uE0F1money x\uE0F2' })).toMatchObject({ status: 200 })
  expect(await getDb().mail.count({ where: { recipient: 'help@example.com' } })).toBe(1)
})

it('takes no names that are mails or lines, no other topics, and not many messages', async () => {
  Object.assign(getEnv(), { CONTACT_EMAIL: 'help@example.com' })
  const invalid = [
    { name: 'a@b.example' },
    { name: 'a\nBcc: b' },
    { email: 'nobody' },
    { topic: 'prize' },
    { message: ' ' },
  ]
  for (const part of invalid)
    expect(await send(part)).toMatchObject({ status: 400, body: { details: [{ field: Object.keys(part)[0] }] } })
  const answers: number[] = []
  for (let n = 0; n < 7; n += 1) answers.push((await send()).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  // Another person isn't held up, and nor are they themselves at another place, whoever has typed their address here.
  expect(await send({ email: 'jonas@example.org' })).toMatchObject({ status: 200 })
  expect(await send({}, '9.9.9.9')).toMatchObject({ status: 200 })
})

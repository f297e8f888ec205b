import { beforeEach, expect, it } from 'vitest'
import { POST as confirmAddress } from '#app/api/me/email/confirm/route.ts'
import { POST as changeEmail } from '#app/api/me/email/route.ts'
import { DELETE as endSession } from '#app/api/me/sessions/[sessionId]/route.ts'
import { DELETE as endOthers } from '#app/api/me/sessions/route.ts'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { POST as resetPassword } from '#app/api/reset-password/route.ts'
import { getDb } from '#lib/db.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { forgotPassword } from '#lib/users/forgot-password.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { whoSignsIn } from '#tools/testing/visitor.ts'

const password = 'seven green lamps'
const passwordHash = await hashPassword(password)

type Person = Awaited<ReturnType<typeof makePerson>>
async function makePerson() {
  const { id, email } = await makeUser(getDb(), { passwordHash })
  return { id, email, key: await makeTokenOf(id, 'person') }
}
let user: Person
beforeEach(async () => {
  user = await makePerson()
})

const ask = (email: string, { key } = user) => call(changeEmail, 'POST', '/me/email', { key, body: { email } })
/** Wherever its owner is signed in by then. */
const open = async (token: string, { id } = user) =>
  call(confirmAddress, 'POST', '/me/email/confirm', { key: await makeTokenOf(id, 'person'), body: { token } })
const subjectsTo = async (recipient: string) =>
  (await getDb().mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })).map(({ subject }) => subject)
async function linksTo(email: string): Promise<string[]> {
  const mails = await getDb().mail.findMany({
    where: { recipient: email, linkEncrypted: { not: null } },
    orderBy: { id: 'asc' },
  })
  return mails.map((mail) => /token=(\S+)/.exec(withLink(mail).text)?.[1] ?? '')
}
const ownerOf = (email: string) => getDb().user.findUnique({ where: { email } })

it('counts once its link is opened, once, and both addresses are told', async () => {
  const email = `new-${user.email}`
  expect(await ask(email)).toMatchObject({ status: 200, body: { success: true } })
  expect(await ownerOf(email)).toBeNull()
  const [token = ''] = await linksTo(email)
  expect(await open(token)).toMatchObject({ status: 200, body: { email } })
  expect(await ownerOf(email)).toMatchObject({ id: user.id })
  expect((await open(token)).status).toBe(400)
  const changed = 'The address of your Callslip account has changed'
  expect(await subjectsTo(user.email)).toEqual(['Another address was asked for in your Callslip account', changed])
  expect(await subjectsTo(email)).toContain(changed)
  expect(await whoSignsIn({ email, password }, null)).toMatchObject({ id: user.id })
})

it('is nobody’s who merely reads the mail: it may have been typed wrongly', async () => {
  const email = `new-${user.email}`
  await ask(email)
  const [token = ''] = await linksTo(email)
  expect((await call(confirmAddress, 'POST', '/me/email/confirm', { body: { token } })).status).toBe(403)
  expect(await open(token, await makePerson())).toMatchObject({
    status: 400,
    body: { details: [{ field: 'token', message: expect.stringContaining('another account') }] },
  })
  expect(await ownerOf(email)).toBeNull()
  expect((await open(token)).status).toBe(200)
})

it('is answered alike where it is taken, and its owner is told', async () => {
  const owner = await makeUser(getDb())
  expect(await ask(owner.email)).toMatchObject({ status: 200, body: { success: true } })
  expect(await subjectsTo(owner.email)).toEqual(['Your address was asked for by another Callslip account'])
  expect(await linksTo(owner.email)).toEqual([])
})

it('mails one new address five times a day, whoever asks for it', async () => {
  const email = `new-${user.email}`
  const others = await Promise.all(Array.from({ length: 7 }, makePerson))
  for (const person of others) expect(await ask(email, person)).toMatchObject({ status: 200, body: { success: true } })
  expect(await linksTo(email)).toHaveLength(5)
})

it('stays with whoever registered with it meanwhile', async () => {
  const email = `new-${user.email}`
  await ask(email)
  const owner = await makeUser(getDb(), { email })
  const [token = ''] = await linksTo(email)
  expect((await open(token)).status).toBe(400)
  expect(await ownerOf(email)).toMatchObject({ id: owner.id })
})

it('goes to one of two who confirm it at the same moment; the other reads that the link has no use', async () => {
  const email = `new-${user.email}`
  const others = await Promise.all(Array.from({ length: 3 }, makePerson))
  const people = [user, ...others]
  for (const person of people) await ask(email, person)
  const links = await linksTo(email)
  const answers = await Promise.all(people.map((person, at) => open(links[at] ?? '', person)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(await subjectsTo(email)).toContain('The address of your Callslip account has changed')
})

it('is void once the password has changed', async () => {
  const email = `new-${user.email}`
  await ask(email)
  const body = { currentPassword: password, newPassword: 'eight blue lanterns' }
  expect((await call(changePassword, 'POST', '/me/password', { key: user.key, body })).status).toBe(200)
  const [token = ''] = await linksTo(email)
  expect((await open(token)).status).toBe(400)
})

it('is void once the session is ended that asked, in the list or with all others, and not where another one is', async () => {
  const mine = await makeTokenOf(user.id, 'person')
  const sessionOf = async () =>
    (await getDb().userSession.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: 'asc' } })).id
  const endOne = async () => call(endSession, 'DELETE', `/me/sessions/${await sessionOf()}`, { key: mine })
  const endAll = (key: string) => call(endOthers, 'DELETE', '/me/sessions', { key })
  await ask(`one-${user.email}`)
  await ask(`two-${user.email}`, { ...user, key: mine })
  expect((await endOne()).status).toBe(200)
  const [one = ''] = await linksTo(`one-${user.email}`)
  expect((await open(one)).status).toBe(400)
  const thief = await makeTokenOf(user.id, 'person')
  await ask(`three-${user.email}`, { ...user, key: thief })
  expect((await endAll(mine)).status).toBe(200)
  const [three = ''] = await linksTo(`three-${user.email}`)
  expect((await open(three)).status).toBe(400)
  const [two = ''] = await linksTo(`two-${user.email}`)
  expect((await open(two)).status).toBe(200)
})

it('voids the links for a new password that went to the address before', async () => {
  await forgotPassword(user.email, null)
  const [before = ''] = await linksTo(user.email)
  const email = `new-${user.email}`
  await ask(email)
  const [token = ''] = await linksTo(email)
  const choose = (link: string) =>
    call(resetPassword, 'POST', '/reset-password', { body: { token: link, password: 'eight blue lanterns' } })
  // It may have been typed wrongly: whoever reads that mail chooses no password by its link.
  expect((await choose(token)).status).toBe(400)
  expect((await open(token)).status).toBe(200)
  expect((await choose(before)).status).toBe(400)
  expect(await whoSignsIn({ email, password }, null)).toMatchObject({ id: user.id })
  await forgotPassword(email, null)
  const link = (await linksTo(email)).at(-1) ?? ''
  const answers = await Promise.all([choose(link), choose(link)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

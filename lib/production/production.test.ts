import { expect, it, vi } from 'vitest'
import { GET as listNotes, POST as write } from '#app/api/go-live/notes/route.ts'
import { POST as request } from '#app/api/go-live/request-production/route.ts'
import { POST as approve } from '#app/api/operator/approvals/[approvalId]/approve/route.ts'
import { POST as askApproval } from '#app/api/operator/approvals/route.ts'
import { POST as askBack } from '#app/api/operator/clients/[clientId]/ask-back/route.ts'
import { POST as enable } from '#app/api/operator/clients/[clientId]/enable-production/route.ts'
import { GET as getFile } from '#app/api/operator/clients/[clientId]/production/route.ts'
import { POST as refuse } from '#app/api/operator/clients/[clientId]/refuse-production/route.ts'
import { GET as getClient } from '#app/api/operator/clients/[clientId]/route.ts'
import { productionAnswers } from '#lib/clients/schema.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { findTraces } from '#lib/production/find-traces.ts'
import type { ProductionFileView } from '#lib/production/schema.ts'
import { makeClient, makeFactor, makeResearcher, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeFixtures, makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'

const mailsAbout = async (subject: string) =>
  (await getDb().mail.findMany({ where: { subject: { contains: subject } }, orderBy: { id: 'asc' } })).map(
    ({ recipient, text }) => ({ recipient, text }),
  )
const ask = (key: string, website?: string) =>
  call(request, 'POST', '/go-live/request-production', {
    key,
    body: { answers: { useCase: 'Probate', ...(website === undefined ? {} : { website }) } },
  })
const at = (clientId: string, verb: string) => `/operator/clients/${clientId}/${verb}`

it.each(['https://www.müller-genealogie.de', 'почта.рф/о-нас', 'https://one.example:8080/a', 'one.example'])(
  'takes %s for a website',
  (website) => expect(productionAnswers.safeParse({ useCase: 'Probate', website }).success).toBe(true),
)
it.each(['one', 'https://one', 'one.example two', 'ftp://one.example', 'a@one.example'])(
  'takes %s for none',
  (website) => expect(productionAnswers.safeParse({ useCase: 'Probate', website }).success).toBe(false),
)

it('carries questions and answers between operators and a client, until it is decided', async () => {
  const client = await makeClient(getDb(), { name: `Asked ${newId('client')}` })
  const member = await makeToken('customer', { client })
  const [operator, other] = [await makeToken('operator'), await makeToken('operator')]
  const [question, answer] = [{ content: 'Which archives?' }, { content: 'Those of <b>Paris</b>.' }]
  const asks = (key = operator) => call(askBack, 'POST', at(client.id, 'ask-back'), { key, body: question })
  const answers = () => call(write, 'POST', '/go-live/notes', { key: member, body: answer })
  const clientNow = async () =>
    bodyOf<ProductionFileView['client']>(
      await call(getClient, 'GET', `/operator/clients/${client.id}`, { key: operator }),
    )
  expect(await asks()).toMatchObject({ status: 409, body: { code: 'production_not_requested' } })
  expect(await answers()).toMatchObject({ status: 409, body: { code: 'production_not_requested' } })

  bodyOf(await ask(member))
  // The mail leads to where it is decided.
  const [requested] = await mailsAbout(`${client.name} asks for production`)
  expect(requested?.text).toContain(`/operator/clients/${client.id}/production`)
  bodyOf(await asks(), 201)
  expect(await mailsAbout(`A question about ${client.name}`)).toEqual([
    { recipient: expect.any(String), text: expect.stringMatching(/> Which archives\?[^]*developers\/go-live/) },
  ])
  expect(await clientNow()).toMatchObject({ productionAskedBackAt: expect.any(String) })
  bodyOf(await answers(), 201)
  expect(await clientNow()).not.toHaveProperty('productionAskedBackAt')
  // Whoever asked is told, and none of the others.
  const notified = await mailsAbout(`${client.name} has written about`)
  expect(notified).toHaveLength(1)
  expect(notified[0]?.text).toContain(`/operator/clients/${client.id}/production`)

  const thread = bodyOf(await call(listNotes, 'GET', '/go-live/notes', { key: member }))
  expect(thread).toMatchObject([
    { from: 'callslip', content: question.content },
    { from: 'client', author: expect.any(String), content: answer.content },
  ])
  expect((thread as object[])[0]).not.toHaveProperty('author')
  const stranger = await makeToken('customer', { client: await makeClient(getDb()) })
  expect(bodyOf(await call(listNotes, 'GET', '/go-live/notes', { key: stranger }))).toEqual([])
  const file = bodyOf<ProductionFileView>(await call(getFile, 'GET', at(client.id, 'production'), { key: other }))
  expect(file.notes).toEqual(thread)

  bodyOf(await asks(other), 201)
  bodyOf(
    await call(refuse, 'POST', at(client.id, 'refuse-production'), {
      key: operator,
      body: { reason: 'Too little said' },
    }),
  )
  expect(await clientNow()).not.toHaveProperty('productionAskedBackAt')
  expect((await answers()).status).toBe(409)
})

it('takes other answers for what the client says to a question, and the same ones for nothing', async () => {
  const client = await makeClient(getDb(), { name: `Corrects ${newId('client')}` })
  const member = await makeToken('customer', { client })
  const [operator] = [await makeToken('operator'), await makeToken('operator')]
  const standing = async () =>
    bodyOf<ProductionFileView>(await call(getFile, 'GET', at(client.id, 'production'), { key: operator }))
  const told = () => mailsAbout(`${client.name} has written about`)
  for (const website of ['https://one.example', 'https://two.example']) bodyOf(await ask(member, website))
  const question = { key: operator, body: { content: 'Is that your website?' } }
  bodyOf(await call(askBack, 'POST', at(client.id, 'ask-back'), question), 201)
  bodyOf(await ask(member, 'https://two.example'))
  expect((await standing()).client).toMatchObject({ productionAskedBackAt: expect.any(String) })
  expect(await told()).toEqual([])
  for (const _ of [1, 2]) bodyOf(await ask(member, 'https://three.example'))
  const { client: after, notes } = await standing()
  expect(after).not.toHaveProperty('productionAskedBackAt')
  expect(notes).toMatchObject([
    { from: 'callslip' },
    { from: 'client', content: expect.stringContaining('Website: https://three.example') },
  ])
  expect(await told()).toEqual([
    { recipient: expect.any(String), text: expect.stringContaining('> Website: https://three.example') },
  ])
})

it('mails an operator of many notes twice in a quarter of an hour, and takes so many and no more', async () => {
  // At the beginning of one, tokens included: they last ten minutes.
  const quarter = 15 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / quarter) * quarter + 1000 })
  const client = await makeClient(getDb(), { name: `Talks ${newId('client')}` })
  const member = await makeToken('customer', { client })
  const operator = await makeToken('operator')
  bodyOf(await ask(member))
  bodyOf(await call(askBack, 'POST', at(client.id, 'ask-back'), { key: operator, body: { content: 'What?' } }), 201)
  const body = { content: 'And one thing more.' }
  const add = () => call(write, 'POST', '/go-live/notes', { key: member, body })
  const mails = () => getDb().mail.findMany({ where: { subject: { contains: `${client.name} has written about` } } })
  try {
    for (let i = 0; i < 5; i += 1) bodyOf(await add(), 201)
    const [first, more, ...others] = await mails()
    expect(first?.text).toContain(body.content)
    expect(more?.text).toContain('has written more')
    expect(others).toEqual([])
    const [job] = await getDb().$queryRaw<{ wait: number }[]>`
      SELECT extract(epoch FROM run_at - now())::int AS wait FROM graphile_worker._private_jobs WHERE key = ${`mail:${more?.id}`}`
    expect(job?.wait).toBeGreaterThan(13 * 60)
    const bucket = { clientId: `production-note:${client.id}` }
    await getDb().rateBucket.updateMany({ where: bucket, data: { tokens: -100 } })
    expect(await add()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  } finally {
    vi.useRealTimers()
  }
})

it('gathers what decides: answers, practice, people, what stands out, and what was decided before', async () => {
  const domain = `${newId('client').slice(4)}.example`
  const closed = await makeClient(getDb(), { productionState: 'refused' })
  const client = await makeClient(getDb())
  const eve = await makeUser(getDb(), { email: `eve@${domain}` })
  const owner = await makeUser(getDb(), { email: `ada@${domain}` })
  await getDb().membership.createMany({
    data: [
      { userId: eve.id, clientId: closed.id },
      { userId: owner.id, clientId: client.id },
    ],
  })
  const operator = await makeToken('operator')
  const member = await makeToken('customer', { client })
  const read = async () =>
    bodyOf<ProductionFileView>(await call(getFile, 'GET', at(client.id, 'production'), { key: operator }))
  bodyOf(await ask(member, 'https://www.records.example/about'))
  const before = await read()
  expect(before.domains).toMatchObject({ web: 'records.example', mail: expect.arrayContaining([domain]), proved: [] })
  expect(before.flags.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['shares_domain', 'other_domain', 'young_account', 'no_second_factor', 'nothing_tried']),
  )
  expect(before.flags.find(({ id }) => id === 'shares_domain')?.sentence).toContain(domain)
  expect(before.members.find(({ id }) => id === owner.id)).toMatchObject({ secondFactor: false, role: 'owner' })

  await makeFactor(getDb(), owner.id)
  await makeFixtures(client, await makeResearcher(getDb()))
  bodyOf(await call(refuse, 'POST', at(client.id, 'refuse-production'), { key: operator, body: { reason: 'Not yet' } }))
  const after = await read()
  expect(after.flags.map(({ id }) => id)).not.toContain('no_second_factor')
  expect(after.flags.map(({ id }) => id)).not.toContain('nothing_tried')
  expect(after.sandbox).toMatchObject({ orders: 1 })
  expect(after.checks.find(({ id }) => id === 'order_created')).toMatchObject({ done: true })
  expect(after.decisions).toMatchObject([{ action: 'refused', reason: 'Not yet', by: { name: expect.any(String) } }])
})

it('counts as refunded what a bank has asked about since', async () => {
  const client = await makeClient(getDb())
  const { orderId } = await makeFixtures(client, await makeResearcher(getDb()), 'production')
  const standing = async (data: object) => {
    await getDb().payment.updateMany({ where: { orderId }, data })
    return (await findTraces(getDb(), client.id, [])).payments
  }
  expect(await standing({ status: 'transferred' })).toEqual({ charged: 1, disputed: 0, returned: 0 })
  expect(await standing({ status: 'partially_refunded', refundedMinor: 100 })).toMatchObject({ returned: 1 })
  expect(await standing({ status: 'disputed' })).toMatchObject({ charged: 1, returned: 1 })
})

it('enables with limits, alone or by two operators, and says the limits to the members', async () => {
  const client = await makeClient(getDb(), { name: `Limited ${newId('client')}` })
  await makeToken('customer', { client })
  const [first, second] = [await makeToken('operator'), await makeToken('operator')]
  const limits = { ordersPerDay: 20, amountPerDayMinor: 50_000, currency: 'eur' }
  expect(
    await call(enable, 'POST', at(client.id, 'enable-production'), { key: first, body: { limits } }),
  ).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  const { id } = bodyOf<{ id: string }>(
    await call(askApproval, 'POST', '/operator/approvals', {
      key: first,
      body: { what: 'client.enable_production', targetId: client.id, limits, reason: 'The contract is signed.' },
    }),
  )
  const asked = async (key: string) =>
    bodyOf<ProductionFileView>(await call(getFile, 'GET', at(client.id, 'production'), { key })).approval
  expect(await asked(second)).toMatchObject({
    id,
    decidable: true,
    limits: { ordersPerDay: 20, amountPerDay: 500, currency: 'EUR' },
  })
  expect(await asked(first)).toMatchObject({ own: true, decidable: false })
  bodyOf(await call(approve, 'POST', `/operator/approvals/${id}/approve`, { key: second }))
  expect(await asked(second)).toBeUndefined()
  expect(bodyOf(await call(getClient, 'GET', `/operator/clients/${client.id}`, { key: first }))).toMatchObject({
    productionState: 'enabled',
    dayLimits: { ordersPerDay: 20, amountPerDay: 500, amountPerDayMinor: 50_000, currency: 'EUR' },
  })
  const [mail] = (await getDb().mail.findMany({ where: { text: { contains: client.name } } })).filter(({ subject }) =>
    subject.startsWith('Production access'),
  )
  expect(mail?.text).toContain('20 orders a day, 500 EUR a day in payments')
  expect(
    await call(enable, 'POST', at(client.id, 'enable-production'), {
      key: first,
      body: { limits: { ordersPerDay: 0 } },
    }),
  ).toMatchObject({ status: 400 })
})

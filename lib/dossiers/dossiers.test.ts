import { expect, it } from 'vitest'
import { GET as serve } from '#app/api/files/[documentId]/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { documentRule, type DocumentView } from '#lib/documents/schema.ts'
import type { OrderLedgerView, OrderLooksView, OrderMailView, RemarkView } from '#lib/dossiers/schema.ts'
import { withoutSecrets } from '#lib/dossiers/view.ts'
import { gatherEvidence } from '#lib/disputes/gather-evidence.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { newId } from '#lib/ids.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { netMoney } from '#lib/payments/net-money.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { systemActor } from '#lib/actor.ts'
import { collectClient } from '#lib/rights/collect-client.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { customerActor, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf, control, offered, openMarket, paymentOf, selectOffer } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

/** A market whose customer and researchers can be written to, and an operator's token. */
async function begin() {
  const market = await openMarket()
  const confirmed = { emailVerifiedAt: new Date() }
  const member = await makeUser(getDb(), confirmed)
  await getDb().membership.create({ data: { userId: member.id, clientId: market.client.id, role: 'owner' } })
  const tokenOf = async (researcherId: string) => {
    const user = await makeUser(getDb(), confirmed)
    await getDb().researcher.update({ where: { id: researcherId }, data: { userId: user.id } })
    return { user, key: await makeTokenOf(user.id, 'researcher') }
  }
  return {
    market,
    member,
    researcher: await tokenOf(market.researcher.id),
    rival: await tokenOf(market.rival.id),
    operator: await makeToken('operator'),
  }
}
const get = (id: string, path: string, key: string) => call(routeOf(id), 'GET', path, { key })
const contents = async (id: string, path: string, key: string) =>
  bodyOf<MessageView[]>(await get(id, path, key)).map(({ content }) => content)
const mailsDue = async (orderId: string) => {
  await runDueJobs()
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->>'orderId' = ${orderId}`
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
}

/** Everything of an order that its customer has a way to. */
async function customersWorld({ market, member }: Awaited<ReturnType<typeof begin>>, orderId: string) {
  const { key } = market
  const own = await makeTokenOf(member.id, 'customer', { clientId: market.client.id })
  const ask = async (id: string, path: string, bearer = key) => (await get(id, path, bearer)).body
  const membership = await getDb().membership.findFirstOrThrow({
    where: { userId: member.id },
    include: { client: true },
  })
  const exported: unknown[] = []
  for await (const entry of collectClient(member, membership)) {
    if (!entry.name.endsWith('/orders.json')) continue
    for await (const part of entry.contents) exported.push(String(part))
  }
  const payment = await paymentOf(orderId).catch(() => undefined)
  const order = await getOrderRow(getDb(), systemActor('development'), orderId)
  return {
    messages: await ask('listMessages', `/orders/${orderId}/messages`),
    attachments: await ask('listAttachments', `/orders/${orderId}/attachments`),
    order: await ask('getOrder', `/orders/${orderId}`),
    found: await ask('listOrders', '/orders?q=hush'),
    events: await ask('listEvents', `/orders/${orderId}/events`),
    feed: await ask('listAccountEvents', '/events'),
    unread: await ask('listUnreadMessages', '/messages/unread', own),
    webhooks: await getDb().webhookDelivery.count({ where: { event: { orderId } } }),
    mails: (await getDb().mail.findMany({ where: { recipient: member.email } })).map(({ text }) => text),
    pushes: await getDb().pushMessage.count({ where: { userId: member.id } }),
    exported: exported.join(''),
    evidence: payment && (await gatherEvidence(getDb(), order, payment)),
  }
}

it('writes as Callslip to both sides, or to one; of what the researcher alone reads the customer’s side knows nothing', async () => {
  const scene = await begin()
  const { market, researcher, rival, operator, member } = scene
  const { orderId, offerId } = await offered(market)
  await inTransaction((tx) => createEndpoint(tx, customerActor(market.client), { url: 'http://127.0.0.1:9/' }))
  const path = `/orders/${orderId}/messages`
  const write = (body: object, key = operator) =>
    call(routeOf('writeAsCallslip'), 'POST', `/operator${path}`, { key, body })
  await mailsDue(orderId)
  const before = await customersWorld(scene, orderId)

  const { id: secret } = bodyOf<{ id: string }>(await write({ content: 'Hush, researchers.', to: 'researcher' }), 201)
  await mailsDue(orderId)
  expect(await customersWorld(scene, orderId)).toEqual(before)
  expect((await get('getMessage', `${path}/${secret}`, market.key)).status).toBe(404)
  const read = { key: market.key, body: { lastReadId: secret } }
  expect((await call(routeOf('markMessagesRead'), 'POST', `${path}/read`, read)).status).toBe(400)
  expect(await contents('listResearchMessages', `/research${path}`, researcher.key)).toEqual(['Hush, researchers.'])
  expect(await contents('listResearchMessages', `/research${path}`, rival.key)).toEqual(['Hush, researchers.'])
  const notifiedOf = async (text: string) =>
    (await getDb().mail.findMany({ where: { orderId, text: { contains: text } } })).map(({ recipient }) => recipient)
  expect((await notifiedOf('Hush')).toSorted()).toEqual([researcher.user.email, rival.user.email].toSorted())

  bodyOf(await write({ content: 'For the customer.', to: 'customer' }), 201)
  bodyOf(await selectOffer(market, orderId, offerId))
  bodyOf(await write({ content: 'For both.' }), 201)
  await mailsDue(orderId)
  expect(await contents('listMessages', path, market.key)).toEqual(['For the customer.', 'For both.'])
  expect(await contents('listResearchMessages', `/research${path}`, researcher.key)).toEqual([
    'Hush, researchers.',
    'For both.',
  ])
  expect(await contents('listResearchMessages', `/research${path}`, rival.key)).toEqual(['Hush, researchers.'])
  expect(await notifiedOf('For the customer.')).toEqual([member.email])
  const [one, both] = bodyOf<MessageView[]>(await get('listMessages', path, market.key))
  expect(one).toMatchObject({ senderType: 'operator', senderName: 'Callslip', to: 'customer' })
  expect(both).not.toHaveProperty('to')
  expect(await getDb().event.count({ where: { orderId, type: 'message.created', actorName: 'Callslip' } })).toBe(2)
  const { messages } = bodyOf<{ messages: MessageView[] }>(
    await get('getAnyOrder', `/operator/orders/${orderId}`, operator),
  )
  expect(messages.map(({ to }) => to)).toEqual(['researcher', 'customer', undefined])

  await getDb().order.update({ where: { id: orderId }, data: { status: 'withdrawn' } })
  expect(await write({ content: 'Too late.' })).toMatchObject({ status: 409, body: { code: 'order_closed' } })
})

it('opens documents and attachments for operators, each look written down, and for the researcher who brought them', async () => {
  const { market, researcher, rival, operator } = await begin()
  const { orderId, paymentIntentId } = await completed(market)
  expect(paymentIntentId).toMatch(/^pi_/)
  const upload = async (by: string) => {
    const file = await storeFile(Buffer.from('%PDF-1.7\n'), documentRule)
    return getDb().orderDocument.create({ data: { ...file, orderId, name: 'page 12.pdf', uploadedById: by } })
  }
  const [own, foreign] = [await upload(market.researcher.id), await upload(market.rival.id)]
  const attached = await getDb().attachment.create({
    data: {
      ...{ id: newId('attachment'), orderId, environment: 'development', clientId: market.client.id, name: 'deed.pdf' },
      ...{ contentType: 'application/pdf', sizeBytes: 9, sha256: 'b'.repeat(64), storageKey: 'none' },
    },
  })
  const look = (what: string, id: string, key = operator) =>
    call(
      routeOf(what),
      'POST',
      `/operator/orders/${orderId}/${what === 'lookAtDocument' ? 'documents' : 'attachments'}/${id}/look`,
      {
        key,
        headers: { 'x-callslip-peer': '8.8.4.4' },
      },
    )
  const seen = bodyOf<DocumentView>(await look('lookAtDocument', own.id))
  bodyOf(await look('lookAtAttachment', attached.id))
  expect((await look('lookAtDocument', newId('document'))).status).toBe(404)
  expect((await look('lookAtDocument', own.id, market.key)).status).toBe(403)
  // With the mark taken off it is no link at all: it would be taken for a download of the customer's.
  expect((await serve(new Request(seen.url))).status).toBe(200)
  expect((await serve(new Request(seen.url.replace('&look=1', '')))).status).toBe(404)

  const mine = (id: string, key = researcher.key) =>
    get('getResearchDocument', `/research/orders/${orderId}/documents/${id}`, key)
  expect(bodyOf<DocumentView>(await mine(own.id)).url).toContain(own.id)
  expect((await mine(foreign.id)).status).toBe(404)
  expect((await mine(own.id, rival.key)).status).toBe(404)

  const { downloads, visits } = bodyOf<OrderLooksView>(
    await get('getOrderLooks', `/operator/orders/${orderId}/looks`, operator),
  )
  expect(downloads.map(({ side, name }) => [side, name])).toEqual([
    ['researcher', 'page 12.pdf'],
    ['callslip', 'deed.pdf'],
    ['callslip', 'page 12.pdf'],
  ])
  expect(visits).toEqual([])
  for (const _ of [1, 2]) bodyOf(await get('getAnyOrder', `/operator/orders/${orderId}`, operator))
  const again = await get('getOrderLooks', `/operator/orders/${orderId}/looks`, operator)
  expect(bodyOf<OrderLooksView>(again)).toMatchObject({ visits: [{}], moreVisits: false, moreDownloads: false })
  // Of more than a hundred it says that there were more.
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  await getDb().orderVisit.createMany({
    data: Array.from({ length: 100 }, (_, n) => ({
      ...{ orderId, operatorId: 'usr_gone' },
      ...{ day: day(n), firstAt: day(n), lastAt: day(n) },
    })),
  })
  const many = await get('getOrderLooks', `/operator/orders/${orderId}/looks`, operator)
  expect(bodyOf<OrderLooksView>(many)).toMatchObject({ moreVisits: true, moreDownloads: false })
  expect(bodyOf<OrderLooksView>(many).visits).toHaveLength(100)
  // No look but the customer's is a download that a bank would be told of.
  expect(await getDb().orderDocument.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ downloadedAt: null })
  const order = await getOrderRow(getDb(), systemActor('development'), orderId)
  expect((await gatherEvidence(getDb(), order, await paymentOf(orderId))).accessActivityLog).toBe('')
  const looks = await getDb().operatorAction.findMany({ where: { targetId: orderId, action: 'order.look' } })
  expect(looks.map(({ after }) => after)).toMatchObject([{ fileId: own.id }, { fileId: attached.id }])
})

it('keeps internal notes among operators', async () => {
  const { market, operator, researcher } = await begin()
  const { orderId } = await offered(market)
  const path = `/operator/orders/${orderId}/remarks`
  const before = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const write = (key: string) =>
    call(routeOf('writeOrderRemark'), 'POST', path, { key, body: { text: 'They can wait.' } })
  const { id, author } = bodyOf<RemarkView>(await write(operator), 201)
  expect(author).toBeDefined()
  for (const key of [market.key, researcher.key]) {
    expect((await write(key)).status).toBe(403)
    expect((await get('listOrderRemarks', path, key)).status).toBe(403)
  }
  expect(bodyOf<RemarkView[]>(await get('listOrderRemarks', path, operator))).toMatchObject([
    { id, text: 'They can wait.' },
  ])
  expect(await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).toEqual(before)
  expect(JSON.stringify(await getDb().operatorAction.findMany({ where: { targetId: orderId } }))).not.toContain('wait')
  const other = await offered(market)
  const remove = (order: string) =>
    call(routeOf('removeOrderRemark'), 'DELETE', `/operator/orders/${order}/remarks/${id}`, { key: operator })
  expect((await remove(other.orderId)).status).toBe(404)
  bodyOf(await remove(orderId))
  expect(await getDb().orderRemark.count({ where: { orderId } })).toBe(0)
})

const ledgerOf = async (orderId: string, operator: string) => {
  const view = bodyOf<OrderLedgerView>(await get('getOrderLedger', `/operator/orders/${orderId}/ledger`, operator))
  const [first] = view.payments
  if (!first) throw new Error('a ledger without its payment')
  return first
}

it('tells each movement of the money, and what each side has had and is owed', async () => {
  const { market, operator } = await begin()
  const { orderId } = await completed(market)
  const first = await ledgerOf(orderId, operator)
  expect(first.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['held', 4675],
    ['hold_ended', 4675],
    ['charge', 4675],
    ['shared', 4250],
    ['transfer', 4250],
  ])
  expect(first.now).toEqual({
    customer: { paidMinor: 4675, returnedMinor: 0, owedMinor: 0 },
    researcher: { hadMinor: 4250, owedMinor: 0, due: true },
    callslip: { hadMinor: 425, feeMinor: 425 },
  })
  await inTransaction((tx) =>
    refundOrder(tx, systemActor('development'), orderId, { amountMinor: 1100, reason: 'Half of it was illegible.' }),
  )
  await runDueJobs()
  const after = await ledgerOf(orderId, operator)
  expect(after.movements.find(({ kind }) => kind === 'refund')).toMatchObject({
    amountMinor: 1100,
    reason: 'Half of it was illegible.',
  })
  const payment = await paymentOf(orderId)
  const net = netMoney({ status: 'completed', outcome: 'not_found', selectedOfferId: payment.offerId }, payment, [])
  expect(after.now).toEqual({
    customer: { paidMinor: 4675, returnedMinor: 1100, owedMinor: 0 },
    researcher: { hadMinor: net.shareMinor, owedMinor: 0, due: true },
    callslip: { hadMinor: net.feeMinor, feeMinor: net.feeMinor },
  })
  for (const { after: at } of after.movements)
    expect(at.customerMinor).toBe(at.researcherMinor + at.bankMinor + at.callslipMinor)
})

it('says that a customer is owed what was agreed to go back, while it is on its way and where it failed', async () => {
  const { market, operator } = await begin()
  const { orderId } = await completed(market)
  for (const [status, returnedMinor, owedMinor] of [
    ['pending', 500, 0],
    ['balance_insufficient', 500, 1100],
  ] as const) {
    await control('POST', '/new_refunds', { status })
    const amountMinor = status === 'pending' ? 500 : 1100
    await inTransaction((tx) =>
      refundOrder(tx, systemActor('development'), orderId, { amountMinor, reason: 'A page was missing.' }),
    )
    await runDueJobs()
    const { customer } = (await ledgerOf(orderId, operator)).now
    expect(customer).toEqual({ paidMinor: 4675, returnedMinor, owedMinor })
  }
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

it('tells who has the money during a dispute, and once it is lost', async () => {
  const { market, operator } = await begin()
  const { orderId, paymentIntentId } = await completed(market)
  const { id: paymentId } = await paymentOf(orderId)
  const { id } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment(paymentId, { disputes: true })
  const open = await ledgerOf(orderId, operator)
  expect(open.movements.at(-1)).toMatchObject({ kind: 'dispute', amountMinor: 4675, after: { bankMinor: 4675 } })
  expect(open.now).toEqual({
    customer: { paidMinor: 4675, returnedMinor: 0, owedMinor: 0 },
    researcher: { hadMinor: 4250, owedMinor: 0, due: true },
    callslip: { hadMinor: -4250, feeMinor: 425 },
  })
  await control('POST', `/disputes/${id}`, { status: 'lost' })
  await syncPayment(paymentId, { disputes: true })
  await runDueJobs()
  const lost = await ledgerOf(orderId, operator)
  expect(lost.now).toEqual({
    customer: { paidMinor: 4675, returnedMinor: 4675, owedMinor: 0 },
    researcher: { hadMinor: 0, owedMinor: 0, due: true },
    callslip: { hadMinor: 0, feeMinor: 0 },
  })
  expect(lost.movements.map(({ kind }) => kind)).toContain('dispute_lost')
})

it('shows the mails about an order with their texts, and nothing that opens anything', async () => {
  const { market, operator, member } = await begin()
  const { orderId } = await offered(market)
  await mailsDue(orderId)
  const mails = bodyOf<OrderMailView[]>(await get('listOrderMails', `/operator/orders/${orderId}/mails`, operator))
  expect(mails).toMatchObject([{ to: member.email, text: expect.stringContaining('Callslip') }])
  expect(mails[0]?.text).not.toMatch(/https?:\S+[?#]/)
  expect(withoutSecrets('See http://a.example/join?token=x&y=1#z, or urn:callslip:link.')).toBe(
    'See http://a.example/join or ….',
  )
  await getDb().mail.updateMany({ where: { orderId }, data: { refusedAt: new Date(), refusal: '550 No such user' } })
  expect(
    bodyOf<OrderMailView[]>(await get('listOrderMails', `/operator/orders/${orderId}/mails`, operator)),
  ).toMatchObject([{ to: member.email, refused: '550 No such user' }])
  const other = await openMarket()
  expect((await get('listOrderMails', `/operator/orders/${orderId}/mails`, other.key)).status).toBe(403)
})

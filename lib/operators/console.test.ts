import { beforeAll, describe, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import type { ArchiveFileView, ArchiveImportView } from '#lib/archives/schema.ts'
import { newId } from '#lib/ids.ts'
import { createOperator } from '#lib/operators/create-operator.ts'
import type {
  ClientOverviewView,
  OperatorEventView,
  OperatorOrderView,
  OrderDossierView,
} from '#lib/operators/schema.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { bodyOf, ledger, openMarket, paid, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { encrypt } from '#lib/secrets.ts'
import { isPassword } from '#lib/users/password.ts'
import { customerActor, makeClient, makeSession, makeUser } from '#prisma/factories.ts'

let token: string
let market: Market
beforeAll(async () => {
  market = await openMarket({ name: 'Quillfeather Genealogy' })
  token = await makeToken('operator')
})

/** Calls an operation through its handler; the answer is held against its schema. */
const ask = async <T>(id: string, method: string, path: string, body?: unknown, status = 200): Promise<T> =>
  bodyOf<T>(
    await call(routeOf(id), method, `/operator${path}`, { key: token, ...(body === undefined ? {} : { body }) }),
    status,
  )

const find = async (search: string) =>
  (await ask<OperatorOrderView[]>('listAllOrders', 'GET', `/orders?${search}`)).map(({ id }) => id)
const place = async (more: Record<string, unknown> = {}, clientData: Parameters<typeof makeClient>[1] = {}) => {
  const client = await makeClient(getDb(), clientData)
  const { id } = await inTransaction((tx) =>
    placeOrder(
      tx,
      customerActor(client),
      placeOrderInput.parse({ ...orderBody, instructions: 'sandbox:manual', ...more }),
    ),
  )
  return { orderId: id, client }
}
const mailsTo = (recipient: string) => getDb().mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const addMember = async (clientId: string) => {
  const user = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: user.id, clientId } })
  return user
}

it('asks the provider about all payments of an order, not its newest alone', async () => {
  const { orderId, firstId, secondId } = await chargedTwice(market)
  const { paymentIntentId } = await getDb().payment.findUniqueOrThrow({ where: { id: firstId } })
  await stripe.refunds.create({ payment_intent: paymentIntentId ?? '', amount: 1100 })
  const checked = await ask('checkPayment', 'POST', `/orders/${orderId}/check-payment`)
  expect(checked).toEqual({ orderId, status: 'captured' })
  expect(await getDb().payment.findUnique({ where: { id: firstId } })).toMatchObject({ refundedMinor: 1100 })
  const done = await getDb().operatorAction.findFirstOrThrow({ where: { targetId: orderId, action: 'payment.check' } })
  expect(done.after).toEqual({
    payments: [
      { paymentId: secondId, status: 'captured' },
      { paymentId: firstId, status: 'partially_refunded' },
    ],
  })
})

describe('finding orders', () => {
  it('finds an order by everything that belongs to it, and by nothing else', async () => {
    const { orderId, offerId, paymentIntentId } = await paid(market)
    const other = await place({ repositoryName: 'Stadtarchiv Worms' })
    const [payment, event] = await Promise.all([
      paymentOf(orderId),
      getDb().event.findFirstOrThrow({ where: { orderId } }),
    ])
    const user = await addMember(market.client.id)
    const { number } = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
    const caseId = newId('case')
    const opened = { number: 1, kind: 'other', content: 'Wrong.', openedByType: 'system', openedById: 'x' } as const
    await getDb().case.create({ data: { id: caseId, orderId, environment: 'development', ...opened } })
    const bank = { amountMinor: 4675, currency: 'EUR', status: 'won', reason: 'general', refundable: false }
    await getDb().dispute.create({ data: { id: 'du_console', paymentId: payment.id, createdAt: new Date(), ...bank } })
    for (const q of [
      orderId,
      number,
      `${number}/i1`,
      caseId,
      'du_console',
      offerId,
      paymentIntentId,
      payment.id,
      event.id,
      market.client.id,
      user.id,
      market.researcher.id,
      user.email,
      'Quillfeather',
      'quillf',
    ]) {
      expect([q, await find(`q=${encodeURIComponent(q)}`)]).toEqual([q, expect.arrayContaining([orderId])])
      expect([q, await find(`q=${encodeURIComponent(q)}`)]).not.toEqual([q, expect.arrayContaining([other.orderId])])
    }
    expect(await find('q=Worms')).toEqual([other.orderId])
    expect(await find(`q=${newId('order')}`)).toEqual([])
    // A wildcard is a letter like any other.
    expect(await find(`q=${encodeURIComponent('Quill%Gen')}`)).toEqual([])
  })

  it('finds references and persons, narrows by state and client, and pages without gaps', async () => {
    const { client } = await place({
      externalOrderRef: 'KRU-7001',
      customerName: 'jeanne@family.example',
      personsOfInterest: [{ firstname: 'Wilhelmine', lastname: 'Krautmann' }],
    })
    const actor = customerActor(client)
    for (let n = 0; n < 4; n += 1)
      await inTransaction((tx) =>
        placeOrder(tx, actor, placeOrderInput.parse({ ...orderBody, instructions: 'sandbox:manual' })),
      )
    expect(await find('q=KRU-7001')).toHaveLength(1)
    expect(await find('q=krautm')).toHaveLength(1)
    // An address of nobody who is a member.
    expect(await find('q=Jeanne@family.example')).toHaveLength(1)
    expect(await find(`clientId=${client.id}&status=submitted`)).toHaveLength(5)
    expect(await find(`clientId=${client.id}&status=open`)).toHaveLength(0)
    const all = await find(`q=${client.id}`)
    const first = await find(`q=${client.id}&limit=2`)
    const second = await find(`q=${client.id}&limit=3&startingAfter=${first.at(-1)}`)
    expect([...first, ...second]).toEqual(all)
  })
})

describe('cancelling', () => {
  it('shows the hold that it will release, and releases exactly that', async () => {
    const { orderId, paymentIntentId } = await paid(market)
    const { cancelEffect } = await ask<OrderDossierView>('getAnyOrder', 'GET', `/orders/${orderId}`)
    expect(cancelEffect).toEqual({ kind: 'release', amountMinor: 4675, amount: 46.75, currency: 'EUR' })
    const wrong = await call(routeOf('cancelOrder'), 'POST', `/operator/orders/${orderId}/cancel`, {
      key: token,
      body: { reason: 'Closed.', expectedEffect: { kind: 'refund', amountMinor: 4675 } },
    })
    expect(wrong).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
    const { kind, amountMinor } = cancelEffect
    await ask('cancelOrder', 'POST', `/orders/${orderId}/cancel`, {
      reason: 'Closed.',
      expectedEffect: { kind, amountMinor },
    })
    await runDueJobs()
    const { holds, balanced } = await ledger()
    expect([holds.some((hold) => hold.payment_intent === paymentIntentId), balanced]).toEqual([false, true])
    expect((await ask<OrderDossierView>('getAnyOrder', 'GET', `/orders/${orderId}`)).cancelEffect).toEqual({
      kind: 'nothing',
    })
  })

  it('shows the refund of what is left of a charge, running refunds taken off', async () => {
    const { orderId } = await paid(market)
    const payment = await paymentOf(orderId)
    await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress', startedAt: new Date() } })
    await inTransaction(
      (tx) =>
        tx.$executeRaw`SELECT graphile_worker.add_job('capture_payment', json_build_object('paymentId', ${payment.id}::text))`,
    )
    await runDueJobs()
    await ask('refundOrder', 'POST', `/orders/${orderId}/refund`, { amountMinor: 1000, reason: 'A page is missing.' })
    const pending = await ask<OrderDossierView>('getAnyOrder', 'GET', `/orders/${orderId}`)
    expect(pending.cancelEffect).toMatchObject({ kind: 'refund', amountMinor: 3675 })
    expect(pending.payments[0]).toMatchObject({ refundableMinor: 3675, refunds: [{ amount: 10, status: 'pending' }] })
    await ask('cancelOrder', 'POST', `/orders/${orderId}/cancel`, {
      reason: 'Closed.',
      expectedEffect: { kind: 'refund', amountMinor: 3675 },
    })
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', refundedMinor: 4675 })
  })
})

it('sends an event again to every active endpoint that takes its type, once each', async () => {
  const { orderId, client } = await place()
  const receiver = await startReceiver()
  const [endpointId, narrow] = [newId('webhookEndpoint'), newId('webhookEndpoint')]
  const common = {
    clientId: client.id,
    environment: 'development' as const,
    url: receiver.url,
    secretEncrypted: encrypt('whsec_0123456789abcdef'),
  }
  await getDb().webhookEndpoint.createMany({
    data: [
      { ...common, id: endpointId },
      { ...common, id: narrow, eventTypes: ['order.delivered'] },
    ],
  })
  try {
    // They are younger than the event, so it was never sent there.
    await runDueJobs()
    const [event] = await ask<OperatorEventView[]>('listAllEvents', 'GET', `/orders/${orderId}/events`)
    expect([receiver.received.length, event?.deliveries]).toEqual([0, []])
    for (const n of [1, 2]) {
      expect(await ask('resendEvent', 'POST', `/orders/${orderId}/events/${event?.id}/resend`)).toEqual({
        eventId: event?.id,
        deliveries: 1,
      })
      await runDueJobs()
      expect(receiver.received).toHaveLength(n)
    }
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([event?.id, event?.id])
    const [after] = await ask<OperatorEventView[]>('listAllEvents', 'GET', `/orders/${orderId}/events`)
    expect(after?.deliveries).toEqual([
      {
        ...{ endpointId, url: receiver.url, status: 'delivered', attempts: 2, statusCode: 204 },
        deliveredAt: expect.any(String),
      },
    ])
  } finally {
    receiver.close()
  }
})

it('switches an endpoint off and on again, unless its client has paused it or has as many as may be', async () => {
  const { id: clientId } = await makeClient(getDb())
  const endpoint = (status: 'active' | 'paused') => ({
    ...{ id: newId('webhookEndpoint'), clientId, environment: 'development' as const, status },
    ...{ url: 'https://example.com/hook', secretEncrypted: encrypt('whsec_0123456789abcdef') },
  })
  const [paused, own, other] = [endpoint('paused'), endpoint('active'), endpoint('active')]
  await getDb().webhookEndpoint.createMany({ data: [paused, own] })
  const turn = (id: string, status: string, expected?: number) =>
    ask('updateEndpointAsOperator', 'PATCH', `/webhook-endpoints/${id}`, { status }, expected)
  expect(await turn(own.id, 'disabled')).toMatchObject({ status: 'disabled' })
  for (const status of ['disabled', 'active'])
    expect(await turn(paused.id, status, 409)).toMatchObject({ code: 'webhook_endpoint_not_active' })
  expect(await getDb().webhookEndpoint.findUnique({ where: { id: paused.id } })).toMatchObject({ status: 'paused' })
  const nineteen = Array.from({ length: 19 }, () => endpoint('active'))
  await getDb().webhookEndpoint.createMany({ data: [other, ...nineteen] })
  expect(await turn(own.id, 'active', 409)).toMatchObject({ code: 'webhook_endpoint_limit' })
  await getDb().webhookEndpoint.updateMany({ where: { id: other.id }, data: { status: 'deleted' } })
  expect(await turn(own.id, 'active')).toMatchObject({ status: 'active' })
})

describe('production', () => {
  it('mails a decision with its reason to every member, and not if it is undone in time', async () => {
    const client = await makeClient(getDb(), { productionState: 'requested' })
    const user = await addMember(client.id)
    expect(
      await ask('refuseProduction', 'POST', `/clients/${client.id}/refuse-production`, { reason: 'Too early.' }),
    ).toMatchObject({
      productionState: 'refused',
      productionReason: 'Too early.',
    })
    expect(await mailsTo(user.email)).toMatchObject([
      { subject: 'Production access: refused', text: expect.stringContaining('Too early.') },
    ])
    expect(await ask('reopenProduction', 'POST', `/clients/${client.id}/reopen-production`)).toMatchObject({
      productionState: 'requested',
    })
    expect(await mailsTo(user.email)).toEqual([])
    await ask('enableProduction', 'POST', `/clients/${client.id}/enable-production`, {})
    await ask('enableProduction', 'POST', `/clients/${client.id}/enable-production`, {})
    expect(await mailsTo(user.email)).toHaveLength(1)
  })
})

it('reminds of a start that is awaited, and of a hold only where a card is held', async () => {
  const owed = await openMarket()
  const user = await makeUser(getDb())
  await getDb().researcher.update({ where: { id: owed.researcher.id }, data: { userId: user.id } })
  const { orderId } = await paid(owed)
  const remind = async () => {
    await ask('remindResearcher', 'POST', `/orders/${orderId}/remind`, {})
    const mails = await getDb().mail.findMany({ where: { recipient: user.email, orderId }, orderBy: { id: 'asc' } })
    return mails.at(-1)?.text
  }
  expect(await remind()).toMatch(/waits for you to start[^]*card is held until \d{4}-\d\d-\d\d/)
  // As where none pays for it.
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'canceled' } })
  const unheld = await remind()
  expect(unheld).toContain('waits for you to start')
  expect(unheld).not.toMatch(/held|paid/)
})

it('sets a limit and takes it back to the deployment’s own', async () => {
  const client = await makeClient(getDb())
  await ask('updateClient', 'PATCH', `/clients/${client.id}`, { rateLimitDevelopment: 42 })
  expect(
    (await ask<ClientOverviewView>('getClientOverview', 'GET', `/clients/${client.id}/overview`)).limits.development,
  ).toBe(42)
  await ask('updateClient', 'PATCH', `/clients/${client.id}`, { rateLimitDevelopment: null })
  const overview = await ask<ClientOverviewView>('getClientOverview', 'GET', `/clients/${client.id}/overview`)
  expect([overview.limits.development, overview.months.length]).toEqual([0, 12])
})

/** Previews a file and carries it out; answers the preview. */
async function importRows(csv: string): Promise<ArchiveImportView> {
  const preview = await ask<ArchiveImportView>('previewArchiveImport', 'POST', '/archives/import', csv, 201)
  await ask('applyArchiveImport', 'POST', `/archive-imports/${preview.id}/apply`)
  return preview
}

it('merges a duplicate out of sight, found by both names, and splits it again', async () => {
  const add = (name: string) =>
    ask<{ id: string }>(
      'addArchive',
      'POST',
      '/archives',
      { name, kind: 'city', city: 'Speyer', countryISOA3: 'DEU' },
      201,
    )
  const [kept, duplicate] = [await add('Stadtarchiv Speyer'), await add('Archiv Zwiebelturm')]
  const found = async (q: string) =>
    (await ask<{ id: string }[]>('findArchives', 'GET', `/archives?q=${q}`)).map(({ id }) => id)
  await ask('mergeArchive', 'POST', `/archives/${duplicate.id}/merge`, { intoId: kept.id })
  expect(await found('zwiebelturm')).toEqual([kept.id])
  // The next import of the same row doesn't bring it back.
  await importRows('name,kind,city,countryISOA3\nArchiv Zwiebelturm,city,Speyer,DEU\n')
  expect(await found('zwiebelturm')).toEqual([kept.id])
  await ask('splitArchive', 'POST', `/archives/${duplicate.id}/split`)
  expect(await found('zwiebelturm')).toEqual([duplicate.id])
})

it('leaves a merge in place, with every name, when the whole directory is imported again', async () => {
  const header = 'name,kind,city,countryISOA3,aliases\n'
  const rows = 'Archiv Lerchenhof,city,Worms,DEU,Lerchenarchiv\nStadtarchiv Worms,city,Worms,DEU,Rotes Archiv\n'
  const idOf = async (name: string) => (await getDb().archive.findFirstOrThrow({ where: { name } })).id
  const found = async (q: string) =>
    (await ask<{ id: string }[]>('findArchives', 'GET', `/archives?q=${q}`)).map(({ id }) => id)
  await importRows(header + rows)
  const [kept, duplicate] = [await idOf('Stadtarchiv Worms'), await idOf('Archiv Lerchenhof')]
  await ask('mergeArchive', 'POST', `/archives/${duplicate}/merge`, { intoId: kept })
  const before = await ask('getArchive', 'GET', `/archives/${kept}`)
  expect(before).toMatchObject({ aliases: ['Rotes Archiv', 'Archiv Lerchenhof', 'Lerchenarchiv'] })
  expect(await importRows(header + rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await ask('getArchive', 'GET', `/archives/${kept}`)).toEqual(before)
  for (const name of ['lerchenhof', 'lerchenarchiv', 'rotes']) expect(await found(name), name).toEqual([kept])
  expect(await ask('getArchive', 'GET', `/archives/${duplicate}`)).toMatchObject({ mergedInto: { id: kept } })
  // Names that a row of the duplicate brings become names of the archive that it is.
  expect(await importRows(`${header}Archiv Lerchenhof,city,Worms,DEU,Vogelarchiv\n`)).toMatchObject({ changed: 2 })
  expect(await found('vogelarchiv')).toEqual([kept])
  expect(await importRows(header + rows.replace('Rotes', 'Blaues'))).toMatchObject({
    added: 0,
    changed: 2,
    unchanged: 0,
  })
  for (const name of ['lerchenhof', 'blaues']) expect(await found(name), name).toEqual([kept])
  expect(await found('vogelarchiv')).toEqual([])
})

describe('the names of merged archives', () => {
  const body = (name: string, aliases: string[] = []) => ({
    name,
    aliases,
    kind: 'city',
    city: name,
    countryISOA3: 'DEU',
  })
  const add = async (name: string, aliases: string[] = []) =>
    (await ask<{ id: string }>('addArchive', 'POST', '/archives', body(name, aliases), 201)).id
  const merge = (id: string, intoId: string, status = 200) =>
    ask('mergeArchive', 'POST', `/archives/${id}/merge`, { intoId }, status)
  const split = (id: string) => ask('splitArchive', 'POST', `/archives/${id}/split`)
  const replace = (id: string, name: string, aliases: string[] = []) =>
    ask('replaceArchive', 'PUT', `/archives/${id}`, body(name, aliases))
  const said = async (id: string) => {
    const { aliases, mergedInto } = await ask<ArchiveFileView>('getArchive', 'GET', `/archives/${id}`)
    return [aliases, mergedInto?.id]
  }

  it('go with an undone merge, but for what the archive was called before, and what another duplicate is', async () => {
    const kept = await add('Ammer', ['Ammerturm'])
    const [one, other] = [await add('Amsel', ['Ammerturm', 'Alle Vögel']), await add('Dohle', ['Alle Vögel'])]
    await merge(one, kept)
    await merge(other, kept)
    expect(await said(kept)).toEqual([['Ammerturm', 'Amsel', 'Alle Vögel', 'Dohle'], undefined])
    await split(one)
    expect(await said(kept)).toEqual([['Ammerturm', 'Alle Vögel', 'Dohle'], undefined])
    expect(await said(one)).toEqual([['Ammerturm', 'Alle Vögel'], undefined])
    // Once more is nothing.
    await split(one)
    await split(other)
    expect(await said(kept)).toEqual([['Ammerturm'], undefined])
  })

  it('go back with a duplicate that went along, and from every archive where it went', async () => {
    const [first, second, third] = [await add('Elster'), await add('Fink'), await add('Gimpel')]
    await merge(first, second)
    await merge(second, third)
    expect([await said(first), await said(third)]).toEqual([
      [[], third],
      [['Fink', 'Elster'], undefined],
    ])
    await split(second)
    expect([await said(first), await said(second), await said(third)]).toEqual([
      [[], second],
      [['Elster'], undefined],
      [[], undefined],
    ])
    await merge(second, third)
    await split(first)
    expect([await said(first), await said(second), await said(third)]).toEqual([
      [[], undefined],
      [[], third],
      [['Fink'], undefined],
    ])
  })

  it('stay when an older form of the archive, or of the duplicate, is saved', async () => {
    const [kept, duplicate] = [await add('Habicht'), await add('Ibis')]
    await merge(duplicate, kept)
    await replace(kept, 'Habicht', ['Habichtsarchiv'])
    expect(await said(kept)).toEqual([['Habichtsarchiv', 'Ibis'], undefined])
    await replace(duplicate, 'Ibis', ['Ibisse'])
    expect(await said(kept)).toEqual([['Habichtsarchiv', 'Ibis', 'Ibisse'], undefined])
  })

  it('are no more than there is room for', async () => {
    const names = Array.from({ length: 29 }, (_, n) => `Kauz ${n}`)
    const [kept, duplicate] = [await add('Kauz', names), await add('Lerche', ['Lerchen'])]
    await merge(duplicate, kept, 400)
    await replace(kept, 'Kauz', names.slice(1))
    await merge(duplicate, kept)
    // From a file its own names give way.
    await importRows(`name,city,countryISOA3,aliases\nKauz,Kauz,DEU,${names.join('|')}\n`)
    expect(await said(kept)).toEqual([[...names.slice(0, 28), 'Lerche', 'Lerchen'], undefined])
  })

  it('include the former one of an archive, by which the next file knows it', async () => {
    const row = 'name,kind,city,countryISOA3\nMeise,city,Meise,DEU\n'
    await importRows(row)
    const { id } = await getDb().archive.findFirstOrThrow({ where: { name: 'Meise' } })
    await replace(id, 'Nachtigall')
    expect(await importRows(row)).toMatchObject({ added: 0, unchanged: 1 })
    expect(await said(id)).toEqual([['Meise'], undefined])
    // Another's it is not, and a slip that is taken back leaves nothing.
    await ask('addArchive', 'POST', '/archives', body('Meise'), 400)
    await replace(id, 'Meise')
    expect(await getDb().archive.count({ where: { OR: [{ id }, { mergedIntoId: id }] } })).toBe(1)
    expect(await said(id)).toEqual([[], undefined])
  })
})

it('counts the figures of the week and tells how the parts are', async () => {
  const figures = await ask<{ weeks: { placed: number }[]; totals: { placed: number } }>(
    'getFigures',
    'GET',
    '/figures?weeks=4',
  )
  expect(figures.weeks).toHaveLength(4)
  expect(figures.weeks.at(-1)?.placed).toBe(figures.totals.placed)
  expect(figures.totals.placed).toBe(await getDb().order.count({ where: { environment: 'development' } }))
  const health = await ask<{ verdict: string; parts: { name: string; verdict: string }[] }>(
    'getHealth',
    'GET',
    '/health',
  )
  const verdictOf = Object.fromEntries(health.parts.map(({ name, verdict }) => [name, verdict]))
  // No worker runs beside the tests: that is what the page must say.
  expect(verdictOf).toMatchObject({ database: 'ok', worker: 'down', provider: 'ok', storage: 'ok' })
  expect(health.verdict).toBe('down')
})

it('keeps who did what, newest first, and finds it again', async () => {
  const client = await makeClient(getDb())
  await ask('updateClient', 'PATCH', `/clients/${client.id}`, { autoOpen: true, reason: 'Agreed.' })
  const [line, ...rest] = await ask<{ action: string; reason: string; before: object; after: object }[]>(
    'listActions',
    'GET',
    `/actions?about=${client.id}`,
  )
  expect(rest).toEqual([])
  expect(line).toMatchObject({
    action: 'client.update',
    reason: 'Agreed.',
    before: { autoOpen: false },
    after: { autoOpen: true },
  })
})

it('makes the first operator, and an operator of somebody known', async () => {
  const made = await inTransaction((tx) => createOperator(tx, { email: 'first@example.com', name: 'First' }))
  const first = await getDb().user.findUniqueOrThrow({ where: { email: 'first@example.com' } })
  expect([made.created, first.operator, await isPassword(made.password ?? '', first.passwordHash)]).toEqual([
    true,
    true,
    true,
  ])
  const known = await makeUser(getDb())
  const { id: sessionId } = await makeSession(getDb(), known.id)
  expect(await inTransaction((tx) => createOperator(tx, { email: known.email, name: 'x' }))).toEqual({ created: false })
  expect(await getDb().userSession.findUnique({ where: { id: sessionId } })).toMatchObject({
    endedAt: expect.any(Date),
  })
  expect(await getDb().user.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
    operator: true,
    name: known.name,
    passwordHash: known.passwordHash,
  })
})

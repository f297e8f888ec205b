import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { sign } from '#lib/secrets.ts'
import { hasPython, type Ended } from '#tools/testing/programs.ts'
import { startProxy } from '#tools/testing/proxy.ts'
import { feedOf, manual, openAccount, origin, place, project, step } from '#tools/testing/recipes.ts'
import { control, paymentOf, stripe } from '#tools/testing/market.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import type { Schemas } from '../../../../sdk/src/client.ts'
import { trigger } from '../../../../sdk/src/cli/courses.ts'

const languages = hasPython ? ['ts', 'py'] : ['ts']

describe.concurrent('the recipe', () => {
  it.for(languages)('nightly sync goes on where it was, and finds its way back (%s)', async (language) => {
    const { env, api } = await openAccount()
    const file = `nightly-sync.${language}`
    const state = { ...env, CALLSLIP_STATE: `state-${language}` }
    const orders = [await place(api), await place(api), await place(api)]
    const says = (events: number, fetched: number) => ({
      code: 0,
      err: '',
      out: `events: ${events}, orders fetched: ${fetched}, orders known: 3\n`,
    })
    await feedOf(api, 3)
    expect(await project.run(file, state)).toEqual(says(3, 3))
    await api.POST('/orders/{orderId}/withdraw', { params: { path: { orderId: orders[1] ?? '' } } })
    await feedOf(api, 4)
    expect(await project.run(file, state)).toEqual(says(1, 1))
    expect(await project.run(file, state)).toEqual(says(0, 0))
    // A service that was restored from a backup knows nothing of the last event.
    const foreign = 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8'
    const path = join(project.folder, state.CALLSLIP_STATE)
    if (language === 'py')
      spawnSync('python3', [
        '-c',
        `import sqlite3; sqlite3.connect(${JSON.stringify(path)}, isolation_level=None).execute("UPDATE place SET cursor = '${foreign}'")`,
      ])
    else writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), cursor: foreign }))
    const back = await project.run(file, state)
    expect(back.code).toBe(0)
    expect(back.out + back.err).toContain(`The feed doesn't know ${foreign} any more`)
    expect(back.out).toMatch(/events: [1-4], orders fetched: [1-3], orders known: 3\n$/)
  })

  it.skipIf(!hasPython)('nightly sync waits for another run, however long that takes (py)', async () => {
    const { env, api } = await openAccount()
    await place(api)
    await feedOf(api, 1)
    const state = { ...env, CALLSLIP_STATE: 'state-of-two' }
    // For the second one SQLite's patience passes a hundred times as fast, and it says when it has opened the database.
    const hasty = join(project.folder, 'hasty')
    mkdirSync(hasty)
    writeFileSync(
      join(hasty, 'sitecustomize.py'),
      `import sqlite3
connect = sqlite3.connect
def hasty(*args, timeout=5.0, **named):
    open("hasty/opened", "w").close()
    return connect(*args, timeout=timeout / 100, **named)
sqlite3.connect = hasty
`,
    )
    const second = Promise.withResolvers<Ended>()
    let asked = 0
    using proxy = await startProxy(origin, async ({ path }) => {
      if (!path.includes('/events') || (asked += 1) > 1) return
      const ended = project.run('nightly-sync.py', { ...state, PYTHONPATH: `${hasty}:${resolve('sdk/python')}` })
      second.resolve(ended)
      await waitFor('the second run', 30_000, async () => existsSync(join(hasty, 'opened')))
      // Longer than SQLite waits of itself.
      await Promise.race([ended, once(AbortSignal.timeout(1_000), 'abort')])
    })
    const first = await project.run('nightly-sync.py', { ...state, CALLSLIP_BASE_URL: `${proxy.url}/api` })
    expect(first).toEqual({ code: 0, err: '', out: 'events: 1, orders fetched: 1, orders known: 1\n' })
    expect(await second.promise).toEqual({ code: 0, err: '', out: 'events: 0, orders fetched: 0, orders known: 1\n' })
  })

  it('case numbers is one order for a case and item, whoever sends it', async () => {
    const { env, api } = await openAccount()
    const order = { repositoryName: 'Archives de Paris', documentType: 'Deed', location: 'Paris' }
    const cases = ['2026/0815 Müller', '2026/0816'].flatMap((caseNumber) =>
      [1, 2].map((item) => ({ caseNumber, item, client: 'Odile Moreau', order })),
    )
    const write = (file: string, all: unknown) => writeFileSync(join(project.folder, file), JSON.stringify(all))
    write('cases.json', cases)
    const both = await Promise.all([project.run('case-numbers.ts', env), project.run('case-numbers.ts', env)])
    const cells = both.map(({ out }) =>
      out
        .trim()
        .split('\n')
        .map((line) => line.split('\t')),
    )
    expect(cells[0]?.map(([reference, id, number]) => [reference, id, number])).toEqual(
      cells[1]?.map(([reference, id, number]) => [reference, id, number]),
    )
    expect(both.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ])
    const { data } = await api.GET('/orders')
    expect(data.map(({ order: { externalOrderRef } }) => externalOrderRef).toSorted()).toEqual(
      cases.map(({ caseNumber, item }) => `${caseNumber}-${item}`).toSorted(),
    )
    // Somebody else's order of the same case isn't in the list yet, and says something else.
    write(
      'other.json',
      cases.slice(0, 1).map((one) => ({ ...one, order: { ...order, location: 'Lyon' } })),
    )
    let asked = 0
    using proxy = await startProxy(origin, ({ method, path }, outgoing) => {
      if (method !== 'GET' || !path.includes('externalOrderRef') || (asked += 1) > 1) return
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[]')
      return 'answered'
    })
    const other = await project.run('case-numbers.ts', { ...env, CALLSLIP_BASE_URL: `${proxy.url}/api` }, [
      'other.json',
    ])
    expect(other).toMatchObject({ code: 0, out: expect.stringContaining('\tdiffers in location\n') })
    expect((await api.GET('/orders')).data).toHaveLength(4)
  })

  it('downloading goes on after damage, a break and an expired link', async () => {
    const { env, api } = await openAccount()
    const { orderId = '' } = await trigger(api, 'order.delivered')
    const { data } = await api.GET('/orders/{orderId}/documents', { params: { path: { orderId } } })
    const [document] = data
    if (!document) throw new Error('Nothing was delivered.')
    let downloads = 0
    const documents = join(project.folder, 'documents')
    using proxy = await startProxy(origin, async (asked, outgoing) => {
      if (!asked.path.includes(`/files/${document.id}`)) return
      downloads += 1
      if (downloads === 1) {
        outgoing.writeHead(200).end(Buffer.alloc(document.sizeBytes))
        return 'answered'
      }
      if (downloads === 2) {
        const part = await fetch(origin + asked.path, { headers: { range: 'bytes=0-999' } })
        outgoing.writeHead(200, { 'content-length': document.sizeBytes })
        outgoing.write(Buffer.from(await part.arrayBuffer()))
        await waitFor('what came before the break', 15_000, async () =>
          readdirSync(documents).some(
            (name) => name.endsWith('.part') && statSync(join(documents, name)).size === 1000,
          ),
        )
        outgoing.destroy()
        return 'answered'
      }
      if (downloads === 3) {
        const past = Math.floor(Date.now() / 1000) - 1
        asked.path = `/api/files/${document.id}?expires=${past}&signature=${sign('document-url', `${document.id}.${past}`)}`
      }
      return
    })
    const settings = { ...env, CALLSLIP_BASE_URL: `${proxy.url}/api` }
    const first = await project.run('downloading.ts', settings, [orderId, 'documents'])
    expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/ is whole, attempt 4\n/) })
    expect(first.err).toMatch(/The checksum is another\.\n[^]*\n.*link_expired/)
    expect(proxy.seen.at(-1)?.headers['range']).toBe('bytes=1000-')
    const [file = ''] = readdirSync(documents)
    const bytes = readFileSync(join(documents, file))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256)
    expect((await project.run('downloading.ts', settings, [orderId, 'documents'])).out).toMatch(/ was there\n$/)
  })

  it('many orders keeps to the limit, and places none twice', async () => {
    const { env, client } = await openAccount({ rateLimitDevelopment: 4000 })
    const lines = Array.from({ length: 240 }, (_, i) =>
      JSON.stringify({ ...manual, externalOrderRef: `L-${i}`, ...(i === 7 ? { countryISOA3: 'FR' } : {}) }),
    )
    writeFileSync(join(project.folder, 'orders.jsonl'), `${lines.join('\n')}\n`)
    using proxy = await startProxy(origin, () => undefined)
    // Another program of theirs has overdrawn the limit, by some four seconds.
    await drawTokens(client.id, 'development', { perMinute: 4000, burst: 100 }, 400, 'once')
    const settings = { ...env, CALLSLIP_BASE_URL: `${proxy.url}/api` }
    const first = await project.run('many-orders.ts', settings)
    expect(first).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/239 placed, 0 known, 1 refused\n$/) })
    expect(proxy.seen.length).toBeGreaterThan(3)
    const written = readFileSync(join(project.folder, 'orders.jsonl.placed'), 'utf8')
    expect(written).toMatch(/^L-7\t400\tinvalid_request\t.*FRA, not FR$/m)
    const again = await project.run('many-orders.ts', env)
    expect(again.out).toMatch(/0 placed, 239 known, 1 refused\n$/)
    expect(await getDb().order.count({ where: { clientId: client.id } })).toBe(239)
  })

  it('many orders takes any reference and long lines, and knows a list by its name wherever it is called from', async () => {
    const { env, client } = await openAccount({ rateLimitDevelopment: 4000 })
    const instructions = `sandbox:manual ${'„ü“ '.repeat(2_400)}`
    const lines = Array.from({ length: 60 }, (_, i) =>
      JSON.stringify({ ...manual, instructions, externalOrderRef: `Fall ${i} „Müller“` }),
    )
    const list = join(project.folder, 'long.jsonl')
    writeFileSync(list, lines.join('\n'))
    const outcomes = []
    for (const name of ['long.jsonl', './long.jsonl', list]) {
      const { code, out, err } = await project.run('many-orders.ts', env, [name])
      outcomes.push([code, err, out.trim().split('\n').at(-1)])
    }
    expect(outcomes).toEqual([
      [0, '', '60 placed, 0 known, 0 refused'],
      [0, '', '0 placed, 60 known, 0 refused'],
      [0, '', '0 placed, 60 known, 0 refused'],
    ])
    expect(await getDb().order.count({ where: { clientId: client.id } })).toBe(60)
  })

  it('choosing offers takes what costs least on average, and looks again where it changed', async () => {
    const { env, api } = await openAccount()
    const late = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const offered = async (...offers: Partial<Schemas['PerformSandboxStep']>[]) => {
      const orderId = await place(api)
      await step(api, orderId, { step: 'open' })
      for (const offer of offers) await step(api, orderId, { step: 'offer', estimatedCompletionDate: soon, ...offer })
      return orderId
    }
    const cheap = { amount: 40 }
    const fair = { amount: 45, noFindAmount: 5 }
    const orders = [
      await offered(cheap, fair, { amount: 20, estimatedCompletionDate: late }),
      await offered(cheap),
      await offered({ amount: 90 }, { amount: 95 }, { amount: 99 }),
      await offered(cheap, { amount: 60 }, fair),
      await offered(cheap, { amount: 60 }, fair),
    ]
    const raised = new Map([
      [orders[3], { amount: 80, noFindAmount: 80 }],
      [orders[4], { amount: 45, noFindAmount: 45 }],
    ])
    using proxy = await startProxy(origin, async ({ path }) => {
      const orderId = orders.find((one) => path.includes(one) && path.endsWith('/select')) ?? ''
      const now = raised.get(orderId)
      if (now && raised.delete(orderId)) await step(api, orderId, { step: 'update_offer', ...now })
      return
    })
    const { code, out, err } = await project.run('choosing-offers.ts', {
      ...env,
      CALLSLIP_BASE_URL: `${proxy.url}/api`,
    })
    expect([code, err]).toEqual([0, ''])
    for (const words of [
      /: selected off_\w+: 49.5 EUR, 36.30 on average$/m,
      /: waits for more offers$/m,
      /: none of 3 offers fits/,
      /: off_\w+ offer_changed$/m,
      /: selected off_\w+: 44 EUR, 44.00 on average$/m,
    ])
      expect(out).toMatch(words)
    expect(out.match(/: selected off_\w+: 44 EUR, 44.00 on average$/gm)).toHaveLength(2)
  })

  it('bookkeeping books each movement once, and what it books is what was charged', async () => {
    const { env, api } = await openAccount()
    const { orderId: refunded = '' } = await trigger(api, 'payment.refunded')
    const { orderId = '' } = await trigger(api, 'payment.disputed')
    await step(api, orderId, { step: 'lose_dispute' })
    // As when the provider tells of it.
    await syncPayment((await paymentOf(orderId)).id, { disputes: true })
    await feedOf(api, 22)
    const journal = () =>
      readFileSync(join(project.folder, 'journal.tsv'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
    expect(await project.run('bookkeeping.ts', env)).toMatchObject({ code: 0, err: '' })
    expect(journal().map(([, , kind]) => kind)).toEqual(['paid', 'refund', 'paid', 'open', 'dispute'])
    const amounts = journal().map(([, , , amount]) => Number(amount))
    expect([(amounts[0] ?? 0) + (amounts[1] ?? 0), (amounts[2] ?? 0) + (amounts[4] ?? 0)]).toEqual([0, 0])
    const before = journal().length
    const again = { code: 0, err: '', out: `2 payments, ${before} lines\n` }
    expect(await project.run('bookkeeping.ts', env)).toEqual(again)
    // As it was left by a run that was killed while it wrote.
    writeFileSync(join(project.folder, 'journal.tsv.cursor'), '')
    expect(await project.run('bookkeeping.ts', env)).toEqual(again)
    // A line that is lost is missed by every run, not only by the first.
    const path = join(project.folder, 'journal.tsv')
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, whole.replace(/^.*\trefund\t.*\n/m, ''))
    for (let n = 0; n < 2; n += 1) {
      const missed = await project.run('bookkeeping.ts', env)
      expect(missed).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^pi_\w+: \d+ booked, but by now it is 0\n$/),
      })
    }
    writeFileSync(path, whole)
    expect(await project.run('bookkeeping.ts', env)).toEqual(again)
    // Days later the refund comes back: the card's bank had nowhere to put it.
    const { id, paymentIntentId } = await paymentOf(refunded)
    const [made] = (await stripe.refunds.list({ payment_intent: paymentIntentId ?? '' })).data
    await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
    await syncPayment(id)
    await feedOf(api, 23)
    expect(await project.run('bookkeeping.ts', env)).toMatchObject({ code: 0, err: '' })
    const [, , kind, amount] = journal().at(-1) ?? []
    expect([kind, Number(amount)]).toEqual(['refund', amounts[0]])
    // And a bank that had taken the charge back decides for it after all.
    const disputed = await paymentOf(orderId)
    const [lost] = (await stripe.disputes.list({ payment_intent: disputed.paymentIntentId ?? '' })).data
    await control('POST', `/disputes/${lost?.id}`, { status: 'won' })
    await syncPayment(disputed.id, { disputes: true })
    await feedOf(api, 24)
    expect(await project.run('bookkeeping.ts', env)).toMatchObject({ code: 0, err: '' })
    const won = journal().findLast(([, , is]) => is === 'dispute')
    expect(Number(won?.[3])).toBe(lost?.amount)
  })

  it('testing in CI passes', async () => {
    const { env } = await openAccount()
    const { code, out } = await project.run('testing-in-ci.ts', env)
    expect([code, out]).toEqual([0, expect.stringMatching(/pass 4\n/)])
    using production = await startProxy(origin, () => undefined)
    const live = { CALLSLIP_BASE_URL: production.url, CALLSLIP_API_KEY: 'cs_live_x' }
    const refused = await project.run('testing-in-ci.ts', live)
    expect(refused.code).toBe(1)
    expect(production.seen).toEqual([])
  })
})

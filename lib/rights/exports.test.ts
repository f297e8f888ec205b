import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { POST as confirmAddress } from '#app/api/me/email/confirm/route.ts'
import { GET as download } from '#app/api/me/exports/[exportId]/download/route.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { uploadAttachment } from '#lib/attachments/upload-attachment.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import type { User } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { expireExports } from '#lib/rights/expire-exports.ts'
import { giveUpExports } from '#lib/rights/give-up-exports.ts'
import { makeExport } from '#lib/rights/make-export.ts'
import type { DataExportView } from '#lib/rights/schema.ts'
import { encrypt } from '#lib/secrets.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { newId } from '#lib/ids.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket, paid, type Market } from '#tools/testing/market.ts'
import { readZip } from '#tools/testing/read-zip.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeFactor, makeUser, researcherActor } from '#prisma/factories.ts'

const text = 'Marguerite, née en 1892.'
const picture = Buffer.from('%PDF-1.7\nlivret de famille')
let market: Market
let owner: User
let orderId: string
beforeAll(async () => {
  market = await openMarket({ name: 'Moreau Genealogy' })
  owner = await makeUser(getDb(), { name: 'Odile Moreau', passwordHash: 'the-hash-of-a-password' })
  await getDb().membership.create({ data: { userId: owner.id, clientId: market.client.id } })
  await makeFactor(getDb(), owner.id, {
    kind: 'totp',
    credentialId: null,
    publicKey: null,
    secretEncrypted: 'sealed-app',
  })
  await getDb().webhookEndpoint.create({
    data: {
      id: newId('webhookEndpoint'),
      clientId: market.client.id,
      environment: 'development',
      url: 'https://example.com/hook',
      secretEncrypted: encrypt('whsec_hidden'),
    },
  })
  ;({ orderId } = await paid(market, { personsOfInterest: [{ lastname: 'Moreau' }] }))
  const researcher = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, researcher, orderId))
  const file = await storeFile(Buffer.from(text), documentRule)
  await inTransaction((tx) => addDocument(tx, researcher, orderId, { ...file, name: '../acte.txt' }))
  const kept = await uploadAttachment(market.actor, 'livret.pdf', picture)
  await uploadAttachment(market.actor, 'waits.pdf', picture)
  await inTransaction((tx) => claimAttachments(tx, market.actor, [kept.id], { orderId }))
  await inTransaction((tx) => deliverOrder(tx, researcher, orderId, { outcome: 'found' }))
  await runDueJobs()
})
beforeEach(() => getDb().rateBucket.deleteMany())
afterEach(() => vi.restoreAllMocks())

const tokenOf = (user: User, provedAt?: Date) =>
  makeTokenOf(user.id, 'customer', { clientId: market.client.id, provedAt })
const ask = (key: string) => call(routeOf('askDataExport'), 'POST', '/me/exports', { key })
const list = async (key: string) =>
  bodyOf<DataExportView[]>(await call(routeOf('listDataExports'), 'GET', '/me/exports', { key }))
const fetchZip = (key: string, id: string) =>
  download(
    new Request(`http://localhost:3000/api/me/exports/${id}/download`, { headers: { authorization: `Bearer ${key}` } }),
  )
/** Whether a file stands in its part of the table of contents, up to ids. */
function isListed(name: string, contents: string): boolean {
  const [ofPerson = '', ofClients = '', ofResearch = ''] = contents.split(/^(?:clients\/<id>|research)\/ /m)
  const part = name.startsWith('clients/') ? ofClients : name.startsWith('research/') ? ofResearch : ofPerson
  const [, folder] = /\/(documents|attachments)\//.exec(name) ?? []
  const listed = folder === undefined ? name.slice(name.lastIndexOf('/') + 1) : `${folder}/<order>/`
  return name === 'README.txt' || part.split(/[\s,]+/).includes(listed)
}
async function open(key: string, id: string) {
  const response = await fetchZip(key, id)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = readZip(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()].filter((name) => !isListed(name, files.get('README.txt')?.toString() ?? ''))).toEqual([])
  const json = <T>(name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as T
  return { files, json }
}

it('gives an owner everything about themselves and their client, and no secret', async () => {
  const key = await tokenOf(owner)
  const view = { name: 'Urgent', query: { label: 'urgent' } }
  bodyOf(await call(routeOf('saveView'), 'POST', '/saved-views', { key, body: view }), 201)
  const template = { name: 'Paris', order: { documentType: 'Birth record' } }
  bodyOf(await call(routeOf('saveOrderTemplate'), 'POST', '/order-templates', { key, body: template }), 201)
  const { id, state } = bodyOf<DataExportView>(await ask(key), 201)
  expect(state).toBe('waiting')
  // Asked again while it waits: the same.
  expect(bodyOf<DataExportView>(await ask(key), 201).id).toBe(id)
  expect((await fetchZip(key, id)).status).toBe(404)
  await runDueJobs()
  expect(await list(key)).toMatchObject([{ id, state: 'ready' }])
  const { files, json } = await open(key, id)
  const folder = `clients/${market.client.id}`
  const attached = [...files.keys()].filter((name) => name.includes('/attachments/'))
  expect(attached).toEqual([
    expect.stringMatching(new RegExp(`^${folder}/development/attachments/${orderId}/att_\\w+-livret.pdf$`)),
  ])
  expect(files.get(attached[0] ?? '')).toEqual(picture)
  const documents = [...files.keys()].filter((name) => name.includes('/documents/'))
  expect(documents).toHaveLength(1)
  expect(documents[0]).toMatch(new RegExp(`^${folder}/development/documents/${orderId}/doc_\\w+-acte.txt$`))
  expect(files.get(documents[0] ?? '')?.toString()).toBe(text)
  expect(json('account.json')).toMatchObject({ id: owner.id, email: owner.email, factors: [{ kind: 'totp' }] })
  expect(json('account.json')).toMatchObject({ savedViews: [{ clientId: market.client.id, ...view }] })
  expect(json(`${folder}/members.json`)).toMatchObject([{ id: owner.id }])
  expect(json(`${folder}/development/orders.json`)).toMatchObject([
    {
      id: orderId,
      order: { personsOfInterest: [{ lastname: 'Moreau' }] },
      offers: [{ researcherName: 'Camille Laurent' }, { researcherName: 'Bruno Keller' }],
      messages: [],
      documents: [{ name: 'acte.txt' }],
    },
  ])
  expect(json<unknown[]>(`${folder}/development/billing-documents.json`).length).toBeGreaterThan(0)
  expect(json(`${folder}/development/webhook-endpoints.json`)).toMatchObject([{ url: 'https://example.com/hook' }])
  expect(json(`${folder}/development/order-templates.json`)).toMatchObject([template])
  expect(json(`${folder}/production/orders.json`)).toEqual([])
  const everything = [...files.values()].map(String).join('\n')
  for (const secret of ['the-hash-of-a-password', 'sealed-app', 'whsec', market.key, 'Encrypted', 'storageKey'])
    expect(everything).not.toContain(secret)
  const mail = await getDb().mail.findMany({ where: { recipient: owner.email }, orderBy: { id: 'asc' } })
  expect(mail.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A copy of your Callslip data was asked for', 'The copy of your Callslip data is ready']),
  )
})

it('is given to nobody else, and not without a proof', async () => {
  const key = await tokenOf(owner)
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  await runDueJobs()
  const member = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: member.id, clientId: market.client.id } })
  expect((await fetchZip(await tokenOf(member), id)).status).toBe(404)
  expect(await list(await tokenOf(member))).toEqual([])
  const old = await tokenOf(owner, new Date(Date.now() - 3_600_000))
  expect(await ask(old)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  expect((await fetchZip(old, id)).status).toBe(403)
  expect((await fetchZip(key, id)).status).toBe(200)
  expect(await ask(market.key)).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
})

it('has the mails to whoever asks, at each address of theirs, and none of who had the address before or after', async () => {
  const mailTo = (to: { email: string }, subject: string) =>
    inTransaction((tx) => postMail(tx, { to, letter: { subject, body: [] } }))
  const moveTo = async (user: User, email: string) => {
    const moved = await getDb().user.findUniqueOrThrow({ where: { id: user.id } })
    const link = makeLink('address', { userId: user.id, email, seal: sealOf(moved), from: moved.email })
    const body = { token: link.slice(link.indexOf('token=') + 6) }
    bodyOf(
      await call(confirmAddress, 'POST', '/me/email/confirm', { key: await makeTokenOf(user.id, 'person'), body }),
      200,
    )
  }
  const [before, after] = [await makeUser(getDb()), await makeUser(getDb())]
  const shared = before.email
  await mailTo(before, 'To the first at the shared address')
  await moveTo(before, `left-${shared}`)
  await mailTo({ email: shared }, 'To nobody’s address')
  await mailTo(after, 'To the second at their own')
  await moveTo(after, shared)
  await mailTo({ email: shared }, 'To the second at the shared address')
  const subjects = async (user: User) => {
    const key = await tokenOf(user)
    const { id } = bodyOf<DataExportView>(await ask(key), 201)
    await runDueJobs()
    return (await open(key, id)).json<{ subject: string }[]>('mails.json').map(({ subject }) => subject)
  }
  for (const { id: userId } of [before, after])
    await getDb().membership.create({ data: { userId, clientId: market.client.id, role: 'orders' } })
  const [changed, asked] = [
    'The address of your Callslip account has changed',
    'A copy of your Callslip data was asked for',
  ]
  expect((await subjects(before)).filter((subject) => subject !== asked)).toEqual([
    'To the first at the shared address',
    changed,
    changed,
  ])
  expect((await subjects(after)).filter((subject) => subject !== asked)).toEqual([
    'To nobody’s address',
    'To the second at their own',
    changed,
    changed,
    'To the second at the shared address',
  ])
})

it('tells a member who is no owner of themselves alone', async () => {
  const member = await makeUser(getDb(), { name: 'Jonas Weber' })
  await getDb().membership.create({ data: { userId: member.id, clientId: market.client.id, role: 'orders' } })
  const key = await tokenOf(member)
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  await runDueJobs()
  const { files } = await open(key, id)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'account.json',
    'mails.json',
    'notifications.json',
    'messages-you-wrote.json',
    'notes-you-wrote.json',
    'about-problems-you-wrote.json',
    'reviews-you-wrote.json',
    'what-you-did.json',
  ])
  expect([...files.values()].map(String).join('\n')).not.toContain(owner.email)
})

it('has what a member who is no owner, or a researcher who may not work, wrote themselves', async () => {
  const member = await makeUser(getDb(), { name: 'Jonas Weber' })
  await getDb().membership.create({ data: { userId: member.id, clientId: market.client.id, role: 'orders' } })
  const person = await makeUser(getDb(), { name: 'Camille Laurent' })
  const { id: researcherId } = market.researcher
  const suspended = { userId: person.id, status: 'suspended' } as const
  await getDb().researcher.update({ where: { id: researcherId }, data: suspended })
  const [key, byOwner, byResearcher] = [
    await tokenOf(member),
    await tokenOf(owner),
    await makeTokenOf(person.id, 'person'),
  ]
  const write = (operation: string, path: string, body: object, as = key) =>
    call(routeOf(operation), 'POST', `/orders/${orderId}${path}`, { key: as, body })
  bodyOf(await write('writeNote', '/notes', { text: 'A note of hers.' }), 201)
  bodyOf(await write('writeNote', '/notes', { text: 'A note of the owner.' }, byOwner), 201)
  const problem = { kind: 'wrong_person', content: 'A problem of hers.' }
  const { id: caseId } = bodyOf<{ id: string }>(await write('openCase', '/cases', problem), 201)
  for (const [as, content] of [
    [key, 'An answer of hers.'],
    [byOwner, 'An answer of the owner.'],
  ] as const)
    bodyOf(await write('answerCase', `/cases/${caseId}/answers`, { content }, as), 201)
  await getDb().caseAnswer.create({
    data: {
      ...{ id: newId('caseAnswer'), caseId, senderType: 'researcher', senderId: researcherId },
      content: 'An answer of the researcher.',
    },
  })
  const reviews = [
    ['customer', member.id, 'A review of hers.'],
    ['researcher', researcherId, 'A review of the researcher.'],
  ] as const
  for (const [side, authorId, content] of reviews)
    await getDb().review.create({
      data: {
        ...{ id: newId('review'), orderId, environment: 'development', researcherId, side, authorType: side, authorId },
        ...{ stars: 4, content, dueAt: new Date() },
      },
    })
  const wordsOf = async (as: string) => {
    const { id } = bodyOf<DataExportView>(await ask(as), 201)
    await runDueJobs()
    const { files } = await open(as, id)
    const everything = [...files.values()].map(String).join('\n')
    return everything.match(/(?<=")An? \w+ of (hers|the \w+)\.(?=")/g)
  }
  const [hers, theirs] = [await wordsOf(key), await wordsOf(byResearcher)]
  await getDb().researcher.update({ where: { id: researcherId }, data: { status: 'approved' } })
  expect(hers).toEqual(['A note of hers.', 'A problem of hers.', 'An answer of hers.', 'A review of hers.'])
  expect(theirs).toEqual(['An answer of the researcher.', 'A review of the researcher.'])
})

it('is no longer there for somebody who owns a client in it no more, however they came to, and is again for who does', async () => {
  const heir = await makeUser(getDb(), { name: 'Irène Moreau' })
  const at = { userId_clientId: { userId: heir.id, clientId: market.client.id } }
  await getDb().membership.create({ data: { ...at.userId_clientId, role: 'owner' } })
  const [key, byOwner] = [await makeTokenOf(heir.id, 'person'), await tokenOf(owner)]
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  await runDueJobs()
  await open(key, id)
  const path = `/members/${heir.id}`
  await call(routeOf('changeRole'), 'PATCH', path, { key: byOwner, body: { role: 'orders' } })
  expect([(await fetchZip(key, id)).status, await list(key)]).toEqual([404, []])
  await call(routeOf('changeRole'), 'PATCH', path, { key: byOwner, body: { role: 'owner' } })
  expect([(await fetchZip(key, id)).status, (await list(key)).length]).toEqual([200, 1])
  await call(routeOf('removeMember'), 'DELETE', path, { key: byOwner })
  expect([(await fetchZip(key, id)).status, await list(key)]).toEqual([404, []])
})

it('gives a researcher their own work, and nothing of the rival or the customer', async () => {
  const person = await makeUser(getDb(), { name: 'Camille Laurent' })
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { userId: person.id } })
  const key = await makeTokenOf(person.id, 'researcher')
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  await runDueJobs()
  const { files, json } = await open(key, id)
  expect(json('research/profile.json')).toMatchObject({ development: { status: 'approved' } })
  expect(json('research/development/offers.json')).toMatchObject([{ status: 'SELECTED', order: { id: orderId } }])
  expect(json('research/development/orders.json')).toMatchObject([{ id: orderId, documents: [{ name: 'acte.txt' }] }])
  expect(json('research/development/earnings.json')).toMatchObject([{ orderId }])
  const everything = [...files.values()].map(String).join('\n')
  expect(everything).toContain(text)
  for (const foreign of ['Bruno Keller', 'Moreau Genealogy', owner.email, owner.id])
    expect(everything).not.toContain(foreign)
})

it('gives a researcher who is suspended what they made and earned, and no order any more', async () => {
  const person = await makeUser(getDb(), { name: 'Camille Laurent' })
  await getDb().researcher.update({
    where: { id: market.researcher.id },
    data: { userId: person.id, status: 'suspended' },
  })
  const key = await makeTokenOf(person.id, 'person')
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  await runDueJobs()
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { status: 'approved' } })
  const { files, json } = await open(key, id)
  const folder = 'research/development'
  expect(json(`${folder}/offers.json`)).toMatchObject([{ status: 'SELECTED', order: { id: orderId } }])
  expect(json(`${folder}/earnings.json`)).toMatchObject([{ orderId }])
  expect([...files.keys()].filter((name) => /\/(orders|inbox)\.json$/.test(name))).toEqual([])
  const everything = [...files.values()].map(String).join('\n')
  expect(everything).toContain(text)
  expect(everything).not.toContain('personsOfInterest')
})

it('fails where storage does not answer, and has a note for a file that is lost', async () => {
  const key = await tokenOf(owner)
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  const row = await getDb().orderDocument.findFirstOrThrow({ where: { orderId } })
  const storage = getStorage()
  const read = storage.getStream.bind(storage)
  const failing = (error: Error) =>
    vi
      .spyOn(storage, 'getStream')
      .mockImplementation((at) => (at === row.storageKey ? Promise.reject(error) : read(at)))
  failing(new ApiError('unavailable', 'Documents are out of reach for the moment.'))
  await expect(makeExport(id)).rejects.toThrow('out of reach')
  expect((await list(key))[0]).toMatchObject({ id, state: 'waiting' })
  failing(Object.assign(new Error('The specified key does not exist.'), { code: 'NoSuchKey' }))
  await makeExport(id)
  vi.restoreAllMocks()
  const { files } = await open(key, id)
  const documents = [...files.keys()].filter((name) => name.includes('/documents/'))
  expect(documents).toEqual([expect.stringMatching(/-acte\.txt\.missing\.txt$/)])
  expect(files.get(documents[0] ?? '')?.toString()).toContain('missing in this copy')
})

it('may be made twice, gives way to the next one, and is removed after its time', async () => {
  const key = await tokenOf(owner)
  const first = bodyOf<DataExportView>(await ask(key), 201).id
  // Two at once, one of which was thought to be dead, and one that comes too late.
  await Promise.all([makeExport(first), makeExport(first), runDueJobs()])
  await makeExport(first)
  const letters = () => getDb().mail.count({ where: { dedupeKey: `export:${first}` } })
  expect(await letters()).toBe(1)
  await open(key, first)
  const second = bodyOf<DataExportView>(await ask(key), 201).id
  await runDueJobs()
  expect(await list(key)).toMatchObject([{ id: second }])
  expect((await fetchZip(key, first)).status).toBe(404)
  await getDb().dataExport.update({ where: { id: second }, data: { expiresAt: new Date(Date.now() - 1000) } })
  expect((await fetchZip(key, second)).status).toBe(404)
  await expireExports()
  await runDueJobs()
  // Of no run anything is left.
  const folder = dirname(getStorage().findLocalPath('exports/any') ?? '')
  expect((await readdir(folder)).filter((name) => name.includes(first) || name.includes(second))).toEqual([])
})

it('is ended, and its owner told, once its job has failed for good, and not before', async () => {
  const key = await tokenOf(owner)
  const { id } = bodyOf<DataExportView>(await ask(key), 201)
  const letters = () => getDb().mail.count({ where: { recipient: owner.email, subject: { contains: 'not be made' } } })
  await giveUpExports()
  expect([(await list(key))[0]?.id, await letters()]).toEqual([id, 0])
  await getDb().$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = ${`export:${id}`}`
  await giveUpExports()
  await giveUpExports()
  expect((await list(key)).some((one) => one.id === id)).toBe(false)
  expect(await letters()).toBe(1)
  // Another can be asked for.
  expect(bodyOf<DataExportView>(await ask(key), 201).id).not.toBe(id)
})

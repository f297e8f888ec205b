import { createServer } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import { newId } from '#lib/ids.ts'
import { countWaiting } from '#lib/mail/check-mail.ts'
import { openMailServer } from '#lib/mail/mail-server.ts'
import { postMail, type NewMail } from '#lib/mail/post-mail.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { occasionOf } from '#lib/notices/notices.ts'
import { findMuting } from '#lib/users/find-muting.ts'
import { makeLink, readLink, renewLink } from '#lib/users/mail-link.ts'
import { makeClient, makeResearcher, makeUser } from '#prisma/factories.ts'
import * as unsubscribeRoute from '#app/api/unsubscribe/route.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

type Received = { from: string; to: string[]; data: string }
const received: Received[] = []
let answerToData = '250 Taken'
let answerToReader = '250 Fine'

/** A mail server as small as the protocol allows. */
const server = createServer((socket) => {
  let buffer = ''
  let current: Received = { from: '', to: [], data: '' }
  let inData = false
  socket.setEncoding('utf8').write('220 tests\r\n')
  socket.on('error', () => {})
  socket.on('data', (chunk: string) => {
    buffer += chunk
    for (let end; (end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')) >= 0;) {
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        if (answerToData.startsWith('250')) received.push({ ...current, data: line })
        current = { from: '', to: [], data: '' }
        socket.write(`${answerToData}\r\n`)
        continue
      }
      const [, address = ''] = /<(.*)>/.exec(line) ?? []
      if (line.startsWith('MAIL')) current.from = address
      if (line.startsWith('RCPT')) current.to.push(address)
      inData = line === 'DATA'
      if (line === 'QUIT') socket.end('221 Bye\r\n')
      else if (line.startsWith('RCPT')) socket.write(`${answerToReader}\r\n`)
      else socket.write(inData ? '354 Go on\r\n' : '250 Fine\r\n')
    }
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('no port')
// Before any code of ours reads its settings.
process.env['SMTP_URL'] = `smtp://127.0.0.1:${address.port}`
process.env['MAIL_FROM'] = 'Callslip <post@callslip.example>'
afterAll(() => new Promise((resolve) => server.close(resolve)))

const orderId = newId('order')
const known = { occasionOf, stillHolds: () => Promise.resolve(true), renewLink }
const post = (mail: Partial<NewMail> & { dedupeKey: string }) =>
  inTransaction((tx) =>
    postMail(tx, {
      to: { email: 'odile@example.com', name: 'Odile Moreau' },
      letter: { subject: 'Zürich: 2 offers', body: ['.a line with a dot', 'Hello & welcome'] },
      ...mail,
    }),
  )
const headerOf = ({ data }: Received, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'mi')
    .exec(data.slice(0, data.indexOf('\r\n\r\n')))?.[1]
    ?.replace(/\r\n[ \t]/g, ' ')
    .trim()

it('sends a posted mail by SMTP once, in both forms, with the headers that mail programs look for', async () => {
  const mail = {
    dedupeKey: 'one',
    notice: 'offers_in',
    orderId,
    aboutId: 'off_1',
  } as const
  await post(mail)
  await post(mail)
  await runDueJobs()
  const row = await getDb().mail.findUniqueOrThrow({ where: { dedupeKey: 'one' } })
  await sendMail(row.id, known)
  expect(received).toHaveLength(1)
  const [got] = received
  if (!got) throw new Error('nothing came')
  expect(got).toMatchObject({ from: 'post@callslip.example', to: ['odile@example.com'] })
  expect(headerOf(got, 'From')).toBe('Callslip <post@callslip.example>')
  expect(headerOf(got, 'Subject')).toBe('=?UTF-8?Q?Z=C3=BCrich=3A_2_offers?=')
  expect(headerOf(got, 'Message-ID')).toBe(`<${row.id}@callslip.example>`)
  expect(headerOf(got, 'References')).toBe(`<${orderId}@callslip.example>`)
  expect(headerOf(got, 'List-Unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w.-]+>$/)
  expect(headerOf(got, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(got, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(got, 'Content-Type')).toMatch(/^multipart\/alternative;/)
  expect(got.data).toMatch(
    /Content-Type: text\/plain[^]*\r\n\.\.a line with a dot[^]*Content-Type: text\/html[^]*<p>Hello &amp; welcome<\/p>/,
  )
  expect(row.sentAt).toBeInstanceOf(Date)
})

it('is stopped by what a mail program sends to the address in its header, and by nothing that only looks', async () => {
  received.length = 0
  const ways = { mutedMails: ['hold'], pushedNotices: ['messages', 'offers'] }
  const user = await makeUser(getDb(), { email: 'odile.stops@example.com', ...ways })
  await post({ dedupeKey: 'stop', notice: 'offers_in', orderId, to: { email: user.email } })
  await runDueJobs()
  const [got] = received
  const url = (got && headerOf(got, 'List-Unsubscribe')?.slice(1, -1)) ?? ''
  const chosen = async () => {
    const { mutedMails, pushedNotices } = await getDb().user.findUniqueOrThrow({ where: { id: user.id } })
    return { mutedMails, pushedNotices }
  }
  const send = (address: string) =>
    unsubscribeRoute.POST(
      new Request(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    )

  const token = new URL(url).searchParams.get('token') ?? ''
  const muting = { email: user.email, occasion: 'offers' }
  expect(await findMuting(token)).toEqual({ ...muting, ofResearcher: false })
  // Whoever only researches has the switch in other words.
  await makeResearcher(getDb(), { userId: user.id })
  expect(await findMuting(token)).toEqual({ ...muting, ofResearcher: true })
  const client = await makeClient(getDb())
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
  expect(await findMuting(token)).toEqual({ ...muting, ofResearcher: false })
  const looked = await unsubscribeRoute.GET(new Request(url))
  expect([looked.status, looked.headers.get('location')]).toEqual([303, url.replace('/api/', '/')])
  expect(await chosen()).toEqual(ways)
  for (const _ of [1, 2]) expect((await send(url)).status).toBe(200)
  // Without a device a notification would come as a mail.
  expect(await chosen()).toEqual({ mutedMails: ['hold', 'offers'], pushedNotices: ['messages'] })
  const altered = await send(url.slice(0, -2))
  expect([altered.status, await altered.json()]).toMatchObject([400, { details: [{ field: 'token' }] }])
})

it('offers no switch in a mail that has none, and sends one without HTML, of an earlier version, as text', async () => {
  received.length = 0
  await post({ dedupeKey: 'two', notice: 'cancelled', orderId })
  await post({ dedupeKey: 'three' })
  await getDb().mail.updateMany({ where: { dedupeKey: { in: ['two', 'three'] } }, data: { html: null } })
  await runDueJobs()
  expect(received.map((mail) => [headerOf(mail, 'List-Unsubscribe'), headerOf(mail, 'References')])).toEqual([
    [undefined, `<${orderId}@callslip.example>`],
    [undefined, undefined],
  ])
  expect(received.every((mail) => /^text\/plain/.test(headerOf(mail, 'Content-Type') ?? ''))).toBe(true)
})

it('tries again when the server would not take it', async () => {
  received.length = 0
  answerToData = '451 Come back later'
  await post({ dedupeKey: 'four' })
  await runDueJobs()
  expect(received).toEqual([])
  expect(await failedJobs()).toMatchObject([{ task: 'send_mail', error: expect.stringContaining('451') }])
  expect((await getDb().mail.findUniqueOrThrow({ where: { dedupeKey: 'four' } })).sentAt).toBeNull()
  answerToData = '250 Taken'
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runDueJobs()
  expect(received).toHaveLength(1)
})

it('gives up what the server refuses for good, counts it for the alerts, and waits for what may yet be taken', async () => {
  received.length = 0
  const jobs = () => getDb().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`
  const link = { label: 'Choose one', url: 'https://callslip.example/reset-password?token=x', secret: true } as const
  const attempt = async (dedupeKey: string, reader: string, data: string) => {
    ;[answerToReader, answerToData] = [reader, data]
    await post({ dedupeKey, letter: { subject: 'A new password', body: ['Somebody asks.'], link } })
    await runDueJobs()
    const { sentAt, refusedAt, refusal, linkEncrypted } = await getDb().mail.findUniqueOrThrow({ where: { dedupeKey } })
    return { sentAt, refused: refusedAt instanceof Date, refusal, link: linkEncrypted !== null }
  }
  const gone = { sentAt: null, refused: true, link: false }
  const waits = { sentAt: null, refused: false, refusal: null, link: true }
  expect(await attempt('nobody', '550 5.1.1 No such user', '250 Taken')).toEqual({
    ...gone,
    refusal: '550 5.1.1 No such user',
  })
  expect(await attempt('closed', '250 Fine', '550 5.2.1 Closed')).toEqual({ ...gone, refusal: '550 5.2.1 Closed' })
  await expect.poll(jobs).toEqual([{ n: 0 }])
  const waiting = (await countWaiting(getDb()))[0]?.n
  expect(await findMeasures()).toMatchObject({ mail_refusals: 2 })
  // Not of this reader: of us, and for now.
  expect(await attempt('relay', '554 5.7.1 Relay access denied', '250 Taken')).toEqual(waits)
  expect(await attempt('sender', '550 5.1.8 <no-reply@localhost>: Sender address rejected', '250 Taken')).toEqual(waits)
  // SES where it knows nobody, and Gmail after a day's limit.
  expect(await attempt('paused', '250 Fine', '554 Message rejected: Email address is not verified.')).toEqual(waits)
  expect(await attempt('day', '250 Fine', '550 5.4.5 Daily user sending limit exceeded')).toEqual(waits)
  expect(await attempt('full', '452 4.2.2 Mailbox full', '250 Taken')).toEqual(waits)
  expect(await findMeasures()).toMatchObject({ mail_refusals: 2 })
  const counted = async () => (await countWaiting(getDb()))[0]?.n
  expect(await counted()).toBe((waiting ?? 0) + 5)
  expect(await jobs()).toEqual([{ n: 5 }])
  // What is tried no more is given up, and waits for nobody.
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`
  expect([await counted(), await findMeasures()]).toMatchObject([waiting, { mail_age: 0, failed_jobs: 5 }])
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 1`
  expect(received).toEqual([])
  answerToReader = '250 Fine'
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runDueJobs()
  expect(received).toHaveLength(5)
  const row = await getDb().mail.findUniqueOrThrow({ where: { dedupeKey: 'nobody' } })
  await sendMail(row.id, known)
  expect(received).toHaveLength(5)
})

it('waits for a server that takes the connection and says nothing only so long', async () => {
  const mute = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const at = mute.address()
  const { SMTP_URL } = getEnv()
  await post({ dedupeKey: 'mute' })
  const { id } = await getDb().mail.findUniqueOrThrow({ where: { dedupeKey: 'mute' } })
  Object.assign(getEnv(), { SMTP_URL: `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : 0}` })
  const soon = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 60_000 }
  await expect(sendMail(id, known, { limits: soon })).rejects.toThrow('Greeting never received')
  Object.assign(getEnv(), { SMTP_URL })
  await new Promise((resolve) => mute.close(resolve))
  await getDb().mail.delete({ where: { id } })
})

it('goes on trying every quarter of an hour where the server is away for long', async () => {
  received.length = 0
  answerToData = '451 Come back later'
  await post({ dedupeKey: 'later' })
  await getDb().mail.updateMany({
    where: { dedupeKey: 'later' },
    data: { createdAt: new Date(Date.now() - 3_600_000) },
  })
  await runDueJobs()
  const waits = () => getDb().$queryRaw<{ minutes: number; attempts: number }[]>`
    SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes, attempts FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`
  // The job that ran is removed a moment after it has ended.
  await expect.poll(waits).toEqual([{ minutes: 15, attempts: 0 }])
  // Under the one key and the other: it waits, however often it is planned anew.
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runDueJobs()
  await expect.poll(waits).toEqual([{ minutes: 15, attempts: 0 }])
  const hours = (n: number) => new Date(Date.now() - n * 3_600_000)
  await getDb().mail.updateMany({ where: { sentAt: { not: null } }, data: { sentAt: hours(3) } })
  expect(await countWaiting(getDb())).toMatchObject([{ n: 1, heldUp: expect.any(Date), readers: 1 }])
  // One that was written before it has got out since: it waits for its reader.
  await post({ dedupeKey: 'older' })
  await getDb().mail.updateMany({
    where: { dedupeKey: 'older' },
    data: { createdAt: hours(2), sentAt: new Date() },
  })
  expect(await countWaiting(getDb())).toMatchObject([{ n: 1, heldUp: null, readers: 0 }])
  answerToData = '250 Taken'
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runDueJobs()
  expect(received).toHaveLength(1)
})

it('asks a server that won’t have a mail every hour, and gives up after three days of that', async () => {
  received.length = 0
  answerToData = '554 Message rejected: sending is paused'
  const hours = async (n: number) => {
    const createdAt = new Date(Date.now() - n * 3_600_000)
    return getDb().mail.update({ where: { dedupeKey: 'unwilling' }, data: { createdAt } })
  }
  await post({ dedupeKey: 'unwilling' })
  const { id } = await hours(1)
  await sendMail(id, known)
  const planned = await getDb().$queryRaw<{ minutes: number }[]>`
    SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes FROM graphile_worker._private_jobs WHERE key = ${`mail:${id}:again`}`
  expect(planned).toEqual([{ minutes: 60 }])
  await hours(73)
  await sendMail(id, known)
  expect(await getDb().mail.findUniqueOrThrow({ where: { id } })).toMatchObject({
    refusedAt: expect.any(Date),
    refusal: answerToData,
  })
  await runDueJobs()
})

it('keeps a link that opens an account until the mail has been taken, and not a moment longer', async () => {
  received.length = 0
  answerToData = '451 Come back later'
  const url = 'https://callslip.example/reset-password?token=a-secret-of-this-mail'
  await post({
    dedupeKey: 'five',
    letter: { subject: 'A new password', body: ['Somebody asks.'], link: { label: 'Choose one', url, secret: true } },
  })
  const stored = () => getDb().mail.findUniqueOrThrow({ where: { dedupeKey: 'five' } })
  expect((await stored()).linkEncrypted).toEqual(expect.any(String))
  expect(JSON.stringify(await stored())).not.toContain('a-secret-of-this-mail')
  await runDueJobs()
  expect((await stored()).linkEncrypted).toEqual(expect.any(String))
  answerToData = '250 Taken'
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runDueJobs()
  const [got] = received
  // Long lines are folded on the way.
  expect(got?.data.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain('token=a-secret-of-this-mail')
  expect(await stored()).toMatchObject({ linkEncrypted: null, sentAt: expect.any(Date) })
})

it('brings a link that is good from when the mail leaves', async () => {
  received.length = 0
  const content = { userId: newId('user'), seal: 'of the password' }
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 2 * 3_600_000)
  const url = makeLink('reset', content)
  const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
  expect(() => readLink('reset', tokenIn(url))).toThrow()
  await post({ dedupeKey: 'six', letter: { subject: 'S', body: ['B'], link: { label: 'L', url, secret: true } } })
  await runDueJobs()
  const sent = received[0]?.data.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=') ?? ''
  expect(readLink('reset', tokenIn(sent))).toEqual(content)
})

it('asks of a mail that has waited for an hour whether it is still so, and drops what isn’t', async () => {
  received.length = 0
  const stillHolds = vi.fn(() => Promise.resolve(false))
  const posted = async (dedupeKey: string, minutes: number) => {
    await post({ dedupeKey })
    const data = { createdAt: new Date(Date.now() - minutes * 60_000) }
    await sendMail((await getDb().mail.update({ where: { dedupeKey }, data })).id, { ...known, stillHolds })
  }
  await posted('fresh', 50)
  expect([stillHolds.mock.calls.length, received.length]).toEqual([0, 1])
  await posted('stale', 70)
  expect([stillHolds.mock.calls.length, received.length]).toEqual([1, 1])
  expect(await getDb().mail.count({ where: { dedupeKey: 'stale' } })).toBe(0)
  await runDueJobs()
})

it('asks for encryption where a password goes out into the internet, unless the settings say otherwise', () => {
  const wants = (url: string) =>
    (
      openMailServer(url, { connectionTimeout: 1, greetingTimeout: 1, socketTimeout: 1 }).options as {
        requireTLS?: unknown
      }
    ).requireTLS
  expect(wants('smtp://user:secret@email-smtp.eu-west-1.amazonaws.com:587')).toBe(true)
  expect(wants('smtp://user:secret@8.8.8.8')).toBe(true)
  expect(wants('smtp://user:secret@mail.example.com?requireTLS=false')).toBe(false)
  for (const url of [
    'smtp://mail.example.com',
    'smtp://user:secret@127.0.0.1:25',
    'smtp://user:secret@[fd00::1]',
    'smtp://user:secret@mailpit:1025',
  ])
    expect(wants(url), url).toBe(false)
})

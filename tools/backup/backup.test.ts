import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GET as feed } from '#app/api/events/route.ts'
import { systemActor } from '#lib/actor.ts'
import { completeSilentOrders } from '#lib/agreements/complete-silent-orders.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { disconnectDb, getDb, inTransaction } from '#lib/db.ts'
import { addDocument } from '#lib/documents/add-document.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { getEnv } from '#lib/env.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { storeFile, type StoredFile } from '#lib/files/store-file.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { getVapidKeyRow } from '#lib/push/vapid-key-row.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { expireExports } from '#lib/rights/expire-exports.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deliverWebhookJob, recoverWebhooksJob } from '#lib/webhooks/jobs.ts'
import { makeUser, researcherActor } from '#prisma/factories.ts'
import { addressForTools } from '#tools/backup/address-for-tools.ts'
import { copyDocuments, listDocuments } from '#tools/backup/copy-documents.ts'
import { openInstallation } from '#tools/backup/installation.ts'
import { makeBackup } from '#tools/backup/make-backup.ts'
import type { Manifest } from '#tools/backup/manifest.ts'
import { ownSchemas } from '#tools/backup/own-schemas.ts'
import { findTools } from '#tools/backup/postgres-tools.ts'
import { putDocuments } from '#tools/backup/put-documents.ts'
import { putRight, restoreBackup } from '#tools/backup/restore-backup.ts'
import { fileTables } from '#tools/backup/stored-files.ts'
import { verify } from '#tools/backup/verify.ts'
import { tryLock } from '#tools/runtime/exclusive-lock.ts'
import { migrate } from '#tools/runtime/migrate.ts'
import { call } from '#tools/testing/call.ts'
import { makeOrderInProgress } from '#tools/testing/order-in-progress.ts'
import { openMarket, paid } from '#tools/testing/market.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { runDueJobs, startWorker } from '#tools/testing/run-jobs.ts'
import { installed, startScratchCluster, type ScratchCluster } from '#tools/testing/scratch-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-backup-'))
const settings = { ...getEnv() }
const backup = join(folder, 'monday')
const storageOf = (name: string) => join(folder, name)
const say = () => {}
/** For 127.0.0.1, signed by itself; the files. */
function makeCertificate() {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  const made = ['-subj', '/CN=db', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...made], { stdio: 'ignore' })
  return { certificate, key }
}
/** The settings are read once by a process; here they change. */
async function use(cluster: ScratchCluster, storage: string) {
  await flushRequests()
  await disconnectDb()
  Object.assign(getEnv(), { DATABASE_URL: cluster.url, STORAGE_URL: `file://${storageOf(storage)}` })
}
async function sql(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
type Options = { from?: string; replace?: boolean; anotherSecret?: boolean; besideOthers?: boolean; jobs?: number }
const restore = ({ from = backup, ...options }: Options = {}) => {
  const said: string[] = []
  const usual = { replace: false, anotherSecret: false, besideOthers: false, jobs: 1 }
  return restoreBackup(from, { ...usual, ...options, say: (line) => void said.push(line) }).then(() => said)
}
const violations = async () => (await verify({})).flatMap(({ examples }) => examples)

it('gives the tools no password on their command line', () => {
  expect(addressForTools('postgresql://me:s%40crt@one:5432,two/db?target_session_attrs=read-write')).toEqual({
    dbname: 'postgresql://me@one:5432,two/db?target_session_attrs=read-write',
    env: { PGPASSWORD: 's@crt' },
  })
  for (const url of ['postgresql://one:5432/db', 'postgresql://me@one:5432/db'])
    expect(addressForTools(url)).toEqual({ dbname: url, env: {} })
})

it('tells the tools what the driver makes of an address', () => {
  const of = (query: string) => {
    const { dbname, env, roots } = addressForTools(`postgresql://me:s%2Fcrt@db.example.com:5432/db?${query}`)
    return [dbname.split('?')[1], env, roots?.includes('BEGIN CERTIFICATE') ?? false]
  }
  const PGPASSWORD = 's/crt'
  const as = (PGSSLMODE: string) => ({ PGPASSWORD, PGSSLMODE })
  // What Cloud SQL, Supabase and Prisma want.
  expect(of('sslmode=no-verify')).toEqual([undefined, as('require'), false])
  expect(of('uselibpqcompat=true&sslmode=require')).toEqual([undefined, as('require'), false])
  expect(of('pgbouncer=true&connection_limit=1&connect_timeout=30')).toEqual([
    'connect_timeout=30',
    { PGPASSWORD },
    false,
  ])
  // Whose certificates the driver holds against those that Node trusts, which libpq wouldn't.
  for (const mode of ['prefer', 'require', 'verify-full'])
    expect(of(`sslmode=${mode}&channel_binding=require`)).toEqual(['channel_binding=require', as('verify-full'), true])
  const { certificate } = makeCertificate()
  const own = `sslrootcert=${encodeURIComponent(certificate)}`
  expect(of(`sslmode=require&${own}`)).toEqual([own, as('verify-full'), false])
  expect(of(`sslmode=verify-ca&${own}&uselibpqcompat=true`)).toEqual([own, as('verify-ca'), false])
  expect(of('password=other&sslmode=disable')).toEqual([undefined, { PGPASSWORD: 'other' }, false])
})

it('finds the database of a running `npm start` where the settings name none by an empty value', async () => {
  const data = mkdtempSync(join(folder, 'started-'))
  mkdirSync(join(data, 'postgres'))
  const pid = [process.pid, '', '', '', '', '', '', 'ready'].join('\n')
  writeFileSync(join(data, 'postgres/PG_VERSION'), '18')
  writeFileSync(join(data, 'postgres/postmaster.pid'), pid)
  writeFileSync(join(data, 'postgres.json'), JSON.stringify({ password: 'x', port: 1 }))
  const running = tryLock(join(data, 'supervisor.lock'))
  const before = { ...process.env }
  Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: data })
  try {
    await (
      await openInstallation('beside')
    )()
    expect(process.env['DATABASE_URL']).toBe('postgresql://callslip:x@127.0.0.1:1/callslip')
  } finally {
    running?.release()
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
})

it('says which programs are wanted where they are missing or too old', () => {
  expect(() => findTools(99)).toThrow(/version 99 or newer \(Debian: postgresql-client-99\)/)
})

it('knows every table whose rows have files', async () => {
  const { rows } = await sql(
    settings.DATABASE_URL,
    "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'storage_key' ORDER BY 1",
  )
  // Those of the others pass, and a restore ends their rows.
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(
    [...fileTables, 'data_exports', 'upload_parts'].toSorted(),
  )
})

it('knows every schema that is ours', async () => {
  const { rows } = await sql(
    settings.DATABASE_URL,
    "SELECT nspname AS name FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'",
  )
  expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual(ownSchemas.toSorted())
})

it('puts documents back for the service to read, and writes over nothing by a copy that has changed', async () => {
  const [from, to] = [join(folder, 'rotten'), storageOf('kept')]
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const documents = { 'a/right': 'Right.', 'a/wrong': 'Wrong.', 'b/lost': 'Lost.' }
  const sums = Object.entries(documents).map(
    ([key, text]) => `${createHash('sha256').update(text).digest('hex')}  documents/${key}\n`,
  )
  write(join(from, 'documents.sha256'), sums.join(''))
  for (const key of ['a/right', 'a/wrong']) write(join(from, 'documents', key), 'Rotten.')
  write(join(from, 'documents/b/lost'), 'Lost.')
  write(join(to, 'a/right'), 'Right.')
  write(join(to, 'a/wrong'), 'All that is left of it.')
  const isRoot = process.getuid?.() === 0
  const { uid } = isRoot ? { uid: 12_345 } : statSync(to)
  if (isRoot) chownSync(to, uid, uid)
  Object.assign(getEnv(), { STORAGE_URL: `file://${to}` })
  const said: string[] = []
  const put = await putDocuments(from, (line) => said.push(line)).finally(() => Object.assign(getEnv(), settings))
  expect([put, said]).toEqual([1, [expect.stringMatching(/^documents\/a\/wrong is not what was backed up/)]])
  const kept = Object.keys(documents).map((key) => readFileSync(join(to, key), 'utf8'))
  expect(kept).toEqual(['Right.', 'All that is left of it.', 'Lost.'])
  expect(['b', 'b/lost'].map((path) => statSync(join(to, path)).uid)).toEqual([uid, uid])
})

it('leaves a document that was read wrongly out of a restore', async () => {
  const { orderId, researcher } = await makeOrderInProgress()
  const stored = await storeFile(Buffer.from('Right.'), documentRule)
  const { id } = await inTransaction((tx) => addDocument(tx, researcher.actor, orderId, { ...stored, name: 'a.txt' }))
  const [to, from] = [getStorage().findLocalPath(stored.storageKey) ?? '', mkdtempSync(join(folder, 'misread-'))]
  writeFileSync(to, 'Wrong.')
  const db = new pg.Client({ connectionString: settings.DATABASE_URL })
  await db.connect()
  await listDocuments(db, from)
  const { faults } = await copyDocuments(db, from, say).finally(() => db.end())
  expect(faults).toEqual([`${id} is not what was stored: its checksum differs`])
  // The disk reads well again, or the bucket has another copy.
  writeFileSync(to, 'Right.')
  expect(await putDocuments(from, say)).toBe(0)
  expect(readFileSync(to, 'utf8')).toBe('Right.')
})

describe.skipIf(installed === undefined)('a backup', () => {
  let source: ScratchCluster
  let target: ScratchCluster
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let client: {
    key: string
    orderId: string
    documentKey: string
    removed: StoredFile
    read: string[]
    late: string
    pushKey: string
  }
  const readFeed = async (query = '') => {
    const { body } = await call(feed, 'GET', `/events?limit=100${query}`, { key: client.key })
    return (body as { id: string }[]).map(({ id }) => id)
  }

  beforeAll(async () => {
    ;[source, target, receiver] = await Promise.all([startScratchCluster(), startScratchCluster(), startReceiver()])
    await use(source, 'documents')
    await migrate(source.url)
    // The other cluster's transactions have smaller numbers.
    await sql(source.url, 'DO $$ BEGIN FOR i IN 1..20000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$')
    client = await makeDelivered()
    const { removed } = await makeBackup(backup, { withDocuments: true, say: removeMeanwhile })
    expect(removed).toEqual([{ table: 'documents', id: client.removed.id }])
    // What comes after it isn't in it.
    await sql(source.url, 'UPDATE orders SET report = NULL')
  }, 120_000)
  afterAll(async () => {
    await disconnectDb()
    Object.assign(getEnv(), settings)
    receiver.close()
    await Promise.all([source.stop(), target.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  /** Called once the moment of the backup is past, and before documents are copied. */
  function removeMeanwhile(line: string) {
    if (line !== 'Database …') return
    const { id, storageKey } = client.removed
    execFileSync(join(installed ?? '', 'psql'), [source.url, '-qc', `DELETE FROM documents WHERE id = '${id}'`])
    rmSync(join(storageOf('documents'), storageKey))
  }

  /** A delivered order with a document and money, an event that no worker has seen, and a job that a dead one has locked. */
  async function makeDelivered() {
    const market = await openMarket()
    await inTransaction((tx) => createEndpoint(tx, market.actor, { url: receiver.url }))
    const { orderId } = await paid(market)
    const researcher = researcherActor(market.researcher)
    await inTransaction((tx) => startWork(tx, researcher, orderId))
    const stored = await storeFile(Buffer.from('A report of what was found.'), documentRule)
    const removed = await storeFile(Buffer.from('The wrong page.'), documentRule)
    for (const file of [stored, removed])
      await inTransaction((tx) => addDocument(tx, researcher, orderId, { ...file, name: 'report.txt' }))
    await getDb().upload.create({ data: { id: newId('upload'), orderId, name: 'half.pdf', sizeBytes: 10 } })
    await inTransaction((tx) => deliverOrder(tx, researcher, orderId, { outcome: 'found' }))
    await runDueJobs()
    const { publicKey: pushKey } = await getVapidKeyRow(getDb())
    client = { key: market.key, orderId, documentKey: stored.storageKey, removed, read: [], late: '', pushKey }
    const read = await readFeed()
    await inTransaction(async (tx) => {
      await recordEvents(tx, market.actor, orderId, [{ type: 'message.created', payload: { id: 'msg_late' } }])
      await enqueue(tx, deliverWebhookJob, { deliveryId: 'none', lane: 0 }, { delayMs: 86_400_000 })
      const place = { horizon: '15000', position: '1', since: '', until: '', endpointId: 'none' }
      await enqueue(tx, recoverWebhooksJob, place, { delayMs: 86_400_000 })
      for (const key of ['replaced', 'replaced before'])
        await enqueue(tx, deliverWebhookJob, { deliveryId: key, lane: 0 }, { key })
    })
    await sql(source.url, "UPDATE graphile_worker._private_jobs SET locked_by = 'worker-gone', locked_at = now()")
    // As the queue leaves a job whose key went to another one while it ran.
    await sql(
      source.url,
      "UPDATE graphile_worker._private_jobs SET key = NULL, attempts = max_attempts WHERE key LIKE 'replaced%'",
    )
    // By a version that didn't mark it.
    await sql(
      source.url,
      "UPDATE graphile_worker._private_jobs SET revision = 1 WHERE payload ->> 'deliveryId' = 'replaced before'",
    )
    const late = (await readFeed()).at(-1) ?? ''
    expect(read).not.toContain(late)
    return { ...client, read, late }
  }

  it('is what other programs can read and check', async () => {
    const list = execFileSync(join(installed ?? '', 'pg_restore'), ['--list', join(backup, 'database.dump')], {
      encoding: 'utf8',
    })
    expect(list).toContain('TABLE DATA public orders')
    expect(list).toContain('TABLE DATA graphile_worker _private_jobs')
    const checked = execFileSync('sha256sum', ['--check', 'documents.sha256'], { cwd: backup, encoding: 'utf8' })
    expect(checked).toBe(`documents/${client.documentKey}: OK\n`)
    const text = await readFile(join(backup, 'manifest.json'), 'utf8')
    expect(text).not.toContain(getEnv().APP_SECRET)
    await expect(makeBackup(backup, { withDocuments: true, say })).rejects.toThrow('is not empty')
  })

  it('is refused where it can only be lost', async () => {
    await use(target, 'restored')
    const { APP_SECRET } = getEnv()
    Object.assign(getEnv(), { APP_SECRET: 'another secret, which sealed nothing of it' })
    await expect(restore()).rejects.toThrow(/stored secrets of this backup were sealed with another APP_SECRET/)
    Object.assign(getEnv(), { APP_SECRET })
    const other = new pg.Client({ connectionString: target.url, application_name: 'a worker' })
    await other.connect()
    await expect(restore()).rejects.toThrow(/Others are connected to this database: \d+ callslip a worker 127/)
    await other.query('CREATE TABLE theirs (id int)')
    await other.end()
    await expect(restore()).rejects.toThrow(/is not empty: it holds 1 things, such as public.theirs/)
    await sql(target.url, 'DROP TABLE theirs')
    const file = join(backup, 'documents.sha256')
    const text = await readFile(file, 'utf8')
    writeFileSync(file, `${text}\n`)
    await expect(restore()).rejects.toThrow('its checksum differs')
    writeFileSync(file, text)
    expect((await sql(target.url, "SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount).toBe(0)
  })

  it('comes back in another cluster, and goes on there', async () => {
    const said = await restore()
    expect(said).toContainEqual(expect.stringMatching(/^Feed: this server's transactions count from anew; \d+ events/))
    expect(said).toContainEqual(expect.stringMatching(/^Jobs: [1-9]\d* that workers of before had under way/))
    expect(said).toContainEqual(expect.stringMatching(/^Uploads: 1 were not complete/))
    expect(said).toContain('Removed while the backup was made: 1 documents.')
    expect(said).toContain('Documents: 1 put back.')
    const locked = "SELECT FROM graphile_worker._private_jobs WHERE locked_by = 'worker-gone'"
    expect((await sql(target.url, locked)).rowCount).toBe(0)
    const dead = 'SELECT FROM graphile_worker._private_jobs WHERE attempts >= max_attempts'
    expect((await sql(target.url, dead)).rowCount).toBe(0)
    expect(await violations()).toEqual([])
    // Neither a gap nor a repetition for whoever reads on.
    expect(await readFeed()).toEqual([...client.read, client.late])
    expect(await readFeed(`&after=${client.read.at(-1)}`)).toEqual([client.late])
    const actor = systemActor('development')
    await inTransaction((tx) => recordEvents(tx, actor, client.orderId, [{ type: 'message.created' }]))
    const [late, fresh, ...more] = await readFeed(`&after=${client.read.at(-1)}`)
    expect([late, more]).toEqual([client.late, []])
    // The recovery's place was moved with the events: those of 15000 and above lie behind it still.
    const { rows } = await sql(
      target.url,
      "SELECT (payload ->> 'horizon')::bigint < 0 AS moved FROM graphile_worker._private_jobs WHERE payload ->> 'horizon' IS NOT NULL",
    )
    expect(rows).toEqual([{ moved: true }])
    // What waited is sent, in the order of the feed, and nothing else again.
    receiver.received.splice(0)
    const worker = await startWorker()
    const sent = () => receiver.received.map(({ headers }) => headers['webhook-id'])
    await expect.poll(() => sent().toSorted(), { timeout: 10_000 }).toEqual([late, fresh].toSorted())
    await worker.stop()
    expect(await violations()).toEqual([])
  })

  it('is put right by a command where PostgreSQL itself has recovered the database', async () => {
    const { orderId } = client
    const { id: userId } = await makeUser(getDb())
    const payment = await getDb().payment.findFirstOrThrow({ where: { orderId } })
    const refund = { id: newId('refund'), paymentId: payment.id, amountMinor: 100, reason: 'agreed' }
    await getDb().refund.create({ data: refund })
    const long = { deliveredAt: new Date(Date.now() - 30 * 86_400_000), acceptanceNotBefore: null }
    await getDb().order.update({ where: { id: orderId }, data: long })
    const inAWeek = { sweepAt: new Date(Date.now() + 7 * 86_400_000) }
    await getDb().payment.update({ where: { id: payment.id }, data: inAWeek })
    const files = [`uploads/${newId('upload')}/part`, `exports/${newId('dataExport')}.zip`] as const
    const part = { offset: 0, sizeBytes: 5, storageKey: files[0] }
    await getDb().upload.create({
      data: { id: newId('upload'), orderId, name: 'half.pdf', sizeBytes: 10, parts: { create: part } },
    })
    const times = { readyAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) }
    const made = { state: 'ready', storageKey: files[1], sizeBytes: 5n, ...times } as const
    await getDb().dataExport.create({ data: { id: newId('dataExport'), userId, ...made } })
    for (const file of files) await getStorage().putStream(file, Readable.from([Buffer.from('Quite')]))
    await flushRequests()
    await disconnectDb()

    const { STORAGE_URL, APP_SECRET } = getEnv()
    const env = { ...process.env, DATABASE_URL: target.url, STORAGE_URL, APP_SECRET }
    const done = spawnSync(process.execPath, ['tools/restore.ts', '--put-right'], { env, encoding: 'utf8' })
    expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining('Feed: the events lie in the past') })
    expect(await getDb().refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
      status: 'pending',
      triedAt: expect.any(Date),
    })
    expect(await completeSilentOrders()).toBe(0)
    const looked = await getDb().payment.findUniqueOrThrow({ where: { id: payment.id } })
    expect(looked.sweepAt?.getTime()).toBeLessThan(Date.now())
    // The files of what ended go with it.
    await expireExports()
    expect(await getDb().upload.count({ where: { documentId: null } })).toBe(0)
    const worker = await startWorker()
    const left = () => files.filter((file) => existsSync(join(storageOf('restored'), file)))
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    await worker.stop()
  })

  it('is put right past a pooler that was stopped, whose role has its limits later', async () => {
    await getDb().refund.updateMany({ data: { triedAt: null } })
    await getDb().upload.create({ data: { id: newId('upload'), orderId: client.orderId, name: 'x', sizeBytes: 10 } })
    await flushRequests()
    await disconnectDb()
    const pooled = { DATABASE_URL: 'postgresql://callslip@127.0.0.1:1/postgres', DATABASE_POOLER: 'transaction' }
    Object.assign(getEnv(), { ...pooled, DATABASE_DIRECT_URL: target.url })
    const said: string[] = []
    try {
      await putRight({ besideOthers: false, say: (line) => said.push(line) })
    } finally {
      Object.assign(getEnv(), { DATABASE_POOLER: undefined, DATABASE_DIRECT_URL: undefined })
      await use(target, 'restored')
    }
    expect(said.at(-1)).toMatch(/^Limits: the pooler could not be asked for them \(.*ECONNREFUSED/)
    expect(said).toContainEqual(expect.stringMatching(/^Uploads: 1 were not complete/))
    expect(await getDb().refund.count({ where: { triedAt: null } })).toBe(0)
  })

  it('is verified by a command, which finds what is missing or changed', async () => {
    const run = () => {
      const { STORAGE_URL, APP_SECRET } = getEnv()
      const env = { ...process.env, DATABASE_URL: target.url, STORAGE_URL, APP_SECRET }
      const done = spawnSync(process.execPath, ['tools/verify.ts'], { env, encoding: 'utf8' })
      return { status: done.status, said: done.stdout }
    }
    const whole = run()
    expect(whole).toMatchObject({ status: 0, said: expect.stringMatching(/Documents +1 files, 27 bytes +all right/) })
    const file = join(storageOf('restored'), client.documentKey)
    await appendFile(file, '!')
    expect(await violations()).toEqual([expect.stringContaining('has 28 bytes instead of 27')])
    writeFileSync(file, 'A report of what was FOUND.')
    expect(await violations()).toEqual([expect.stringContaining('has another checksum than when it was stored')])
    await rm(file)
    expect(await violations()).toEqual([expect.stringContaining('is missing')])
    // A backup is made all the same, and says so.
    const made = await makeBackup(join(folder, 'tuesday'), { withDocuments: true, say })
    expect(made).toMatchObject({ documents: { files: 0 }, faults: [expect.stringMatching(/^doc_\w+ is missing$/)] })
    await sql(
      target.url,
      `SET session_replication_role = replica;
       DELETE FROM events WHERE id = '${client.read[1]}';
       UPDATE ledger_entries SET amount_minor = amount_minor + 1 WHERE id = (SELECT min(id) FROM ledger_entries);
       UPDATE events SET position = (SELECT max(position) FROM events) WHERE id = '${client.read[2]}';
       UPDATE events SET horizon = 1000000000000 WHERE id = '${client.late}'`,
    )
    expect(await violations()).toEqual([
      expect.stringMatching(/has counted to (\d+), and has \d+ events up to \1$/),
      expect.stringMatching(/future, and no reader gets it/),
      expect.stringMatching(/event \d+ stands before the one that precedes it/),
      expect.stringMatching(/^position \d+ is that of 2 events/),
      expect.stringMatching(/adds up to 1 EUR instead of 0/),
      expect.stringContaining('is missing'),
    ])
    const broken = run()
    expect(broken.status).toBe(1)
    expect(broken.said).toMatch(/Ledger +\d+ postings +1 wrong/)
    // And what is broken is replaced, by several connections this time.
    await disconnectDb()
    await restore({ replace: true, jobs: 2 })
    expect(await violations()).toEqual([])
  })

  it('comes back without its secret where that is meant, with another key for notifications', async () => {
    const keyNow = async () => (await getVapidKeyRow(getDb())).publicKey
    expect(await keyNow()).toBe(client.pushKey)
    await disconnectDb()
    const { APP_SECRET } = getEnv()
    Object.assign(getEnv(), { APP_SECRET: 'another secret, which sealed nothing of it' })
    const said = await restore({ replace: true, anotherSecret: true })
    expect(said).toContainEqual(expect.stringMatching(/^Notifications: their key is lost/))
    expect(await keyNow()).not.toBe(client.pushKey)
    Object.assign(getEnv(), { APP_SECRET })
  })

  describe('where others keep things beside ours, as a role without rights', () => {
    const folderOf = join(folder, 'beside')
    const asPlain = ({ url }: ScratchCluster, name: string) => {
      const of = new URL(url)
      ;[of.username, of.pathname] = ['plain', name]
      return { url: of.href, cluster: Object.assign(new URL(url), { pathname: name }).href }
    }
    /** A database of its own with what an administrator and the provider make in it. */
    async function makeDatabase(name: string, { filled }: { filled: boolean }) {
      await sql(target.url, `CREATE DATABASE ${name} OWNER plain`)
      const made = asPlain(target, name)
      if (filled) await migrate(made.url)
      await sql(
        made.cluster,
        `CREATE EXTENSION pg_stat_statements; COMMENT ON EXTENSION pg_stat_statements IS 'how long it takes';
         CREATE TABLE public.theirs (id int); INSERT INTO public.theirs VALUES (1);
         ALTER EXTENSION pg_stat_statements ADD TABLE public.theirs;
         CREATE SCHEMA auth; CREATE TABLE auth.users (id int); INSERT INTO auth.users VALUES (1);
         CREATE PUBLICATION everything FOR ALL TABLES`,
      )
      return made
    }
    const theirs = async (url: string) =>
      (await sql(url, 'SELECT count(*)::int AS n FROM auth.users')).rows as { n: number }[]
    let from: Awaited<ReturnType<typeof makeDatabase>>
    let to: Awaited<ReturnType<typeof makeDatabase>>

    beforeAll(async () => {
      await disconnectDb()
      await sql(target.url, 'CREATE ROLE plain LOGIN')
      from = await makeDatabase('source', { filled: true })
      await sql(from.cluster, 'CREATE PUBLICATION of_orders FOR TABLE public.orders')
      to = await makeDatabase('target', { filled: false })
    }, 60_000)

    it('is made and put back all the same, without theirs, and leaves theirs alone', async () => {
      await use({ ...target, url: from.url }, 'beside')
      const { counts } = await makeBackup(folderOf, { withDocuments: true, say })
      const schemas = new Set(Object.keys(counts).map((table) => table.split('.')[0]))
      expect([...schemas].toSorted()).toEqual(['graphile_worker', 'public'])
      await use({ ...target, url: to.url }, 'beside')
      await restore({ from: folderOf })
      expect(await violations().finally(disconnectDb)).toEqual([])
      await expect(restore({ from: folderOf })).rejects.toThrow(
        /is not empty: it holds \d+ things, such as (quiet|graphile_worker)/,
      )
      await restore({ from: folderOf, replace: true, jobs: 2 })
      expect(await violations().finally(disconnectDb)).toEqual([])
      expect(await theirs(to.cluster)).toEqual([{ n: 1 }])
    })

    it('is made and put back over TLS, by the certificates that the service trusts', async () => {
      const { certificate, key } = makeCertificate()
      const { rows } = await sql(target.url, 'SHOW data_directory')
      const [{ data_directory: data } = { data_directory: '' }] = rows as { data_directory: string }[]
      // Written by the server, for the key has to be its own.
      for (const [setting, file] of Object.entries({ ssl_cert_file: certificate, ssl_key_file: key })) {
        const [text, copy] = [readFileSync(file, 'utf8').trim(), join(data, setting)]
        await sql(
          target.url,
          `COPY (SELECT unnest(string_to_array('${text}', E'\\n'))) TO PROGRAM 'umask 077; cat > ${copy}'`,
        )
        await sql(target.url, `ALTER SYSTEM SET ${setting} = '${copy}'`)
      }
      await sql(target.url, 'ALTER SYSTEM SET ssl = on')
      await sql(target.url, 'SELECT pg_reload_conf()')
      await expect.poll(() => sql(`${to.url}?sslmode=no-verify`, 'SELECT').then(({ rowCount }) => rowCount)).toBe(1)
      const run = (tool: string, url: string, ...args: string[]) => {
        const { STORAGE_URL, APP_SECRET } = getEnv()
        const env = { ...process.env, DATABASE_URL: url, STORAGE_URL, APP_SECRET, NODE_EXTRA_CA_CERTS: certificate }
        return spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], { env, encoding: 'utf8' })
      }
      const made = join(folder, 'encrypted')
      expect(run('backup', `${from.url}?sslmode=verify-full`, made)).toMatchObject({ status: 0 })
      const restored = run('restore', `${to.url}?sslmode=no-verify&pgbouncer=true`, made, '--replace')
      expect(restored).toMatchObject({ status: 0 })
    }, 60_000)

    it('of before, which holds theirs too, is put back without them', async () => {
      const dump = join(folderOf, 'database.dump')
      execFileSync(join(installed ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, from.cluster])
      const path = join(folderOf, 'manifest.json')
      const { counts, checksums, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      const sum = createHash('sha256').update(readFileSync(dump)).digest('hex')
      const before = {
        ...rest,
        counts: { ...counts, 'auth.users': 1 },
        checksums: { ...checksums, 'database.dump': sum },
      }
      writeFileSync(path, JSON.stringify(before))
      await sql(to.cluster, 'DROP PUBLICATION everything; DROP EXTENSION pg_stat_statements; DROP SCHEMA auth CASCADE')
      await restore({ from: folderOf, replace: true })
      expect(await violations().finally(disconnectDb)).toEqual([])
    })

    it('is put back beside the server’s own processes, and beside others where that is meant', async () => {
      await disconnectDb()
      // Whose vacuum lasts.
      await sql(
        to.url,
        `CREATE TABLE large (id int) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
           autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1);
         INSERT INTO large SELECT generate_series(1, 50000); DELETE FROM large`,
      )
      await sql(target.url, "ALTER SYSTEM SET autovacuum_naptime = '1s'")
      await sql(target.url, 'SELECT pg_reload_conf()')
      const vacuum = "SELECT FROM pg_stat_activity WHERE datname = 'target' AND backend_type = 'autovacuum worker'"
      await expect.poll(async () => (await sql(target.url, vacuum)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0)
      await putRight({ besideOthers: false, say })
      expect((await sql(target.url, vacuum)).rowCount).toBeGreaterThan(0)
      const other = new pg.Client({ connectionString: to.cluster, application_name: 'their exporter' })
      await other.connect()
      try {
        await expect(putRight({ besideOthers: false, say })).rejects.toThrow(/their exporter.*--beside-others goes on/s)
        const said: string[] = []
        await putRight({ besideOthers: true, say: (line) => said.push(line) })
        expect(said[0]).toMatch(/^Others are connected to this database: \d+ callslip their exporter\.$/)
      } finally {
        await other.end()
        await sql(to.url, 'DROP TABLE large')
      }
    })
  })
})

import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { importArchives } from '#lib/archives/import-archives.ts'
import { commandLine } from '#lib/operators/action-names.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { environments, type Env } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { addressesOf, recallDemo } from '#tools/runtime/recall-demo.ts'
import { simulatedEnvironments } from '#tools/runtime/settings.ts'
import { hashPassword } from '#lib/users/password.ts'
import { camille, openAccountOf } from '#prisma/demo/cast.ts'
import { furnishDesk } from '#prisma/demo/furnish-desk.ts'
import { rollFiguresJob } from '#lib/figures/jobs.ts'
import { enqueue } from '#lib/jobs.ts'
import { tellOfIncident } from '#prisma/demo/past-incident.ts'
import { daysOfDemo, playDemo } from '#prisma/demo/play-demo.ts'
import { atMoment } from '#prisma/demo/play-stories.ts'
import { customerActor, makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

type SeedOptions = {
  onlyIfEmpty: boolean
  /** Told of how to get in as soon as somebody can: the demo's orders take a while longer. */
  onDemo?: (demo: DemoFile) => void
}

/**
 * Writes the demo data once and says how to get in. Keys and passwords are random per installation and only their hashes
 * are stored, so a later start repeats what the first one wrote down. Undefined: somebody's own database, left alone.
 */
export async function seed(env: Env, { onlyIfEmpty, onDemo }: SeedOptions): Promise<DemoFile | undefined> {
  const known = await recallDemo(process.env['DATA_DIR'] ?? '.data', env)
  if (known) {
    await fillDirectory()
    await exemptDemo(known.demo)
    return known.demo
  }
  if (onlyIfEmpty && (await getDb().user.count()) > 0) {
    await fillDirectory()
    return undefined
  }
  // Ids never go back in time within a process: whatever is of the past is made first.
  const now = new Date()
  const { demo, client } = await atMoment(new Date(now.getTime() - daysOfDemo * 86_400_000), async () => {
    await fillDirectory()
    const made = await inTransaction((tx) => makeDemo(tx, now))
    for (const environment of environments) await openAccountOf(made.camilleId, environment)
    const demo: DemoFile = { ...addressesOf(env), apiKeys: made.apiKeys, logins: made.logins }
    onDemo?.(demo)
    await tellOfIncident(getDb(), now)
    // Money that is somebody's is no demo's to move.
    if (simulatedEnvironments(process.env).includes('production'))
      // Nobody is kept from starting by what is only there to be looked at.
      await playDemo(made, 'production', now).catch((error: unknown) => log.error('demo orders are missing', error))
    return { demo, client: made.client }
  })
  await inTransaction(async (tx) => {
    for (const order of sampleOrders) await placeOrder(tx, customerActor(client), order)
    await enqueue(tx, rollFiguresJob, {}, { key: 'every_ten_minutes:first' })
  })
  return demo
}

/** The directory of archives is no demo: an empty one is filled in anybody's database, a bigger one left alone. */
async function fillDirectory(): Promise<void> {
  if (await getDb().archive.findFirst({ select: { id: true } })) return
  const { importId, issues } = await importArchives(
    getDb(),
    createReadStream(new URL('./archives.csv', import.meta.url)),
    commandLine,
  )
  // What a directory begins with isn't taken back.
  await getDb().archiveImport.delete({ where: { id: importId } })
  if (issues.length > 0) throw new Error(`prisma/archives.csv: ${JSON.stringify(issues)}`)
}

async function makeUser(
  tx: Tx,
  name: string,
  role: string,
  data: { operatorRole?: 'admin'; factorExempt?: boolean } = {},
) {
  // A second demo on the same database (its first file was lost) needs addresses of its own.
  const taken = await tx.user.count({ where: { email: `${role}@example.com` } })
  const login = {
    email: `${role}${taken ? `-${randomBytes(3).toString('hex')}` : ''}@example.com`,
    password: randomBytes(9).toString('base64url'),
  }
  const user = await tx.user.create({
    data: {
      id: newId('user'),
      name,
      email: login.email,
      passwordHash: await hashPassword(login.password),
      emailVerifiedAt: new Date(),
      ...data,
    },
  })
  return { login, user, userId: user.id }
}

/** The demo's operator signs in with a password alone, also where the demo is older than second factors. */
const exemptDemo = ({ logins }: DemoFile) =>
  getDb().user.updateMany({
    where: { email: logins.operator.email, operator: true, factorExempt: false },
    data: { factorExempt: true },
  })

const sampleOrders = [
  {
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris, 18e arrondissement',
    countryISOA3: 'FRA',
    currency: 'EUR',
    externalOrderRef: 'MOREAU-1892',
    personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
  },
  {
    repositoryName: 'Niedersächsisches Landesarchiv, Abteilung Hannover',
    documentType: 'Emigration file',
    location: 'Hannover',
    countryISOA3: 'DEU',
    currency: 'EUR',
    externalOrderRef: 'KRUEGER-07',
    personsOfInterest: [{ firstname: 'Wilhelm', lastname: 'Krüger' }],
    instructions: 'He left for Baltimore in the spring of 1867. sandbox:manual',
  },
]

async function makeDemo(tx: Tx, now: Date) {
  const own = await makeClient(tx, { productionState: 'enabled' })
  const other = await makeClient(tx, { name: 'Hartwell & Lowe, solicitors' })
  const waiting = await makeClient(tx, {
    name: 'Family Tree Club of Ghent',
    productionState: 'requested',
    productionRequestedAt: now,
    productionAnswers: {
      useCase: 'Marriage and birth records of East Flanders, for the family trees of our two hundred members.',
      ordersPerMonth: 15,
      website: 'https://familytree-ghent.example',
    },
  })
  const customer = await makeUser(tx, 'Élise Moreau', 'customer')
  const researcher = await makeUser(tx, camille.name, 'researcher')
  const operator = await makeUser(tx, 'Olu Adeyemi', 'operator', { operatorRole: 'admin', factorExempt: true })
  await tx.membership.create({ data: { userId: customer.userId, clientId: own.id } })
  const { id: camilleId } = await makeResearcher(tx, { ...camille, userId: researcher.userId, accounts: {} })
  await furnishDesk(tx, camilleId, now)
  const key = async (...given: Parameters<typeof makeKey> extends [Tx, ...infer Rest] ? Rest : never) =>
    (await makeKey(tx, ...given)).key
  const apiKeys = {
    development: await key(own.id, { name: 'Demo' }),
    readOnly: await key(own.id, { name: 'Demo, read only', scopes: ['orders:read', 'webhooks:read'] }),
    otherClient: await key(other.id, { name: 'Demo' }),
    production: await key(own.id, { name: 'Demo', environment: 'production' }),
    productionNotEnabled: await key(waiting.id, { name: 'Demo', environment: 'production' }),
  }
  return {
    apiKeys,
    logins: { customer: customer.login, researcher: researcher.login, operator: operator.login },
    client: own,
    customer: customer.user,
    operator: operator.user,
    camilleId,
  }
}

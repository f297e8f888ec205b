import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { writePrivate } from './files.ts'
import { Refusal } from './refusal.ts'

type Login = { email: string; password: string }
export type DemoFile = {
  developmentBaseUrl: string
  productionBaseUrl: string
  portalUrl: string
  apiKeys: {
    development: string
    readOnly: string
    otherClient: string
    production: string
    productionNotEnabled: string
  }
  logins: { customer: Login; researcher: Login; operator: Login }
  stripeApiBase: string
  mailboxUrl: string
}

/** What the seeding process says: at first how to get in, at its end whether the demo customer has `orders` to look at. */
type Said = { demo?: DemoFile; refusal?: string; orders?: boolean }
/** `orders` comes later, for it takes a while: nothing that carries events on may run before. */
export type Seeded = { demo: DemoFile | undefined; orders: Promise<boolean> }

/**
 * Seeds in a process of its own, with the children's environment. No demo: the database is somebody's own, left alone.
 * Refuses a database with demo data where strangers can reach it.
 */
export async function seedDatabase(root: string, env: NodeJS.ProcessEnv): Promise<Seeded> {
  const script = new URL('./seed-main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  const said: Said = {}
  const first = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      Object.assign(said, message as Said) // sent by seed-main.ts
      resolve()
    })
  })
  const orders = ended.then((code) => {
    if (code !== 0) throw new Error('The demo data could not be written; the reason stands above.')
    return said.orders ?? false
  })
  // Whoever stops in between waits for it no longer.
  orders.catch(() => {})
  await Promise.race([first, orders])
  if (said.refusal !== undefined) throw new Refusal(said.refusal)
  return { demo: said.demo, orders }
}

/**
 * `seeded.json` is written as soon as somebody can sign in; `demo.json` only once the services answer, so that whoever waits
 * for it can begin.
 */
export function writeDemoFile(dataDir: string, name: 'seeded.json' | 'demo.json', demo: DemoFile): void {
  writePrivate(join(dataDir, name), `${JSON.stringify(demo, null, 2)}\n`)
}

export function describeDemo(demo: DemoFile, orders: boolean): string {
  const login = (name: string, { email, password }: Login) => `  ${name.padEnd(12)} ${email}  ${password}`
  return [
    `Portal         ${demo.portalUrl}`,
    login('customer', demo.logins.customer),
    ...(orders ? [`  their orders in every state: ${demo.portalUrl}/orders?environment=production`] : []),
    login('researcher', demo.logins.researcher),
    login('operator', demo.logins.operator),
    `Mailbox        ${demo.mailboxUrl}`,
    `API            ${demo.developmentBaseUrl}`,
    `  key          ${demo.apiKeys.development}`,
    `  read only    ${demo.apiKeys.readOnly}`,
    `Production     ${demo.productionBaseUrl}`,
    `  key          ${demo.apiKeys.production}`,
    '',
    'Try it:',
    `  curl -H 'Authorization: Bearer ${demo.apiKeys.development}' ${demo.developmentBaseUrl}/orders`,
  ].join('\n')
}

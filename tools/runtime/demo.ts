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

/**
 * Seeds in a process of its own, with the children's environment. Undefined: the database is somebody's own, left alone.
 * Refuses a database with demo data where strangers can reach it.
 */
export async function seedDatabase(root: string, env: NodeJS.ProcessEnv): Promise<DemoFile | undefined> {
  const script = new URL('./seed-main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let said: { demo?: DemoFile; refusal?: string } = {}
  child.on('message', (message) => {
    said = message as typeof said // sent by seed-main.ts
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error('The demo data could not be written; the reason stands above.')
  if (said.refusal !== undefined) throw new Refusal(said.refusal)
  return said.demo
}

/**
 * `seeded.json` is written as soon as the data are, for a start that is interrupted must not lose the only copy of the
 * keys; `demo.json` only once the services answer, so that whoever waits for it can begin.
 */
export function writeDemoFile(dataDir: string, name: 'seeded.json' | 'demo.json', demo: DemoFile): void {
  writePrivate(join(dataDir, name), `${JSON.stringify(demo, null, 2)}\n`)
}

export function describeDemo(demo: DemoFile): string {
  const login = (name: string, { email, password }: Login) => `  ${name.padEnd(12)} ${email}  ${password}`
  return [
    `Portal         ${demo.portalUrl}`,
    login('customer', demo.logins.customer),
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

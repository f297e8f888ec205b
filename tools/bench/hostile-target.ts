import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

export const attackName = z.enum([
  'big forms',
  'drips',
  'idle sockets',
  'half a request',
  'streams',
  'deep JSON',
  'wide JSON',
  'too large',
  'long texts',
  'searches',
])
export type AttackName = z.infer<typeof attackName>

/** The running service that is attacked, from what it wrote when it started; `instead` takes the place of its address. */
export function readTarget(instead?: string) {
  const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
  const demo = z
    .object({
      portalUrl: z.url(),
      developmentBaseUrl: z.url(),
      productionBaseUrl: z.url(),
      apiKeys: z.object({ otherClient: z.string(), production: z.string() }),
    })
    .parse(JSON.parse(readFileSync(demoFile, 'utf8')))
  const pidFile = join(dirname(demoFile), 'pids.json')
  const web = existsSync(pidFile)
    ? z.object({ web: z.int() }).parse(JSON.parse(readFileSync(pidFile, 'utf8'))).web
    : undefined
  const apiPath = new URL(demo.developmentBaseUrl).pathname
  const target =
    instead === undefined ? demo : { ...demo, portalUrl: instead, developmentBaseUrl: new URL(apiPath, instead).href }
  return { demo: target, web, portal: new URL(target.portalUrl), apiPath }
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

/** The running service that is attacked, from what it wrote when it started. */
export function readTarget() {
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
  return { demo, web, portal: new URL(demo.portalUrl), apiPath: new URL(demo.developmentBaseUrl).pathname }
}

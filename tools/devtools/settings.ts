import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { createClient, type Callslip } from '../../sdk/esm/client.js'

const demoFile = z.object({ developmentBaseUrl: z.string(), apiKeys: z.object({ development: z.string() }) })

/** The client for a command: `--base` and `--key`, else CALLSLIP_BASE_URL and CALLSLIP_API_KEY, else what `npm start` wrote. */
export function clientFor({ base, key }: { base?: string | undefined; key?: string | undefined }): Callslip {
  let baseUrl = base ?? process.env['CALLSLIP_BASE_URL']
  let apiKey = key ?? process.env['CALLSLIP_API_KEY']
  if (!baseUrl || !apiKey) {
    const file = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
    const demo = demoFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    baseUrl ??= demo.developmentBaseUrl
    apiKey ??= demo.apiKeys.development
  }
  return createClient({ baseUrl, apiKey })
}

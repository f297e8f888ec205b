// The command line as its package has it, with address and key of what `npm start` wrote where neither is given.
//   npm run callslip -- orders list
//   npm run listen -- --forward http://localhost:4000/hook
//   npm run trigger -- order.delivered
//   npm run clock -- ord_… hold_ends
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const demoFile = z.object({ developmentBaseUrl: z.string(), apiKeys: z.object({ development: z.string() }) })

const file = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
if (existsSync(file)) {
  const { developmentBaseUrl, apiKeys } = demoFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  process.env['CALLSLIP_BASE_URL'] ??= developmentBaseUrl
  process.env['CALLSLIP_API_KEY'] ??= apiKeys.development
}
await import('../sdk/esm/cli/main.js')

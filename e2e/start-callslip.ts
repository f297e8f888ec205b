import { freePort } from '#tools/runtime/processes.ts'
import { startApp } from './running-app.ts'

/** All of Callslip once for the whole run; with E2E_DATA_DIR set, the Callslip that runs on that folder as it is. */
export default async function startCallslip(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_DATA_DIR']) return undefined
  // A test that is asked for a domain's records listens there.
  const dns = await freePort()
  const app = await startApp({ env: { DNS_SERVERS: `127.0.0.1:${dns}` } })
  process.env['E2E_DNS_PORT'] = String(dns)
  process.env['E2E_DATA_DIR'] = app.dataDir
  return () => app.stop()
}

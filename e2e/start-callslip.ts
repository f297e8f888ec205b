import { startApp } from './running-app.ts'

/** All of Callslip once for the whole run; with E2E_DATA_DIR set, the Callslip that runs on that folder as it is. */
export default async function startCallslip(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_DATA_DIR']) return undefined
  const app = await startApp()
  process.env['E2E_DATA_DIR'] = app.dataDir
  return () => app.stop()
}

import { readDemo, readPids, readSecrets, startApp } from '../running-app.ts'

/** Starts one app for all files; with APP_DATA_DIR they attack the app that already runs on that folder. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['APP_DATA_DIR']) return undefined
  const app = await startApp()
  process.env['APP_DATA_DIR'] = app.dataDir
  return () => app.stop()
}

/** What a file needs to know about the app that the setup started. */
export function theApp() {
  const dataDir = process.env['APP_DATA_DIR'] ?? ''
  return { dataDir, demo: readDemo(dataDir), secrets: readSecrets(dataDir), pids: () => readPids(dataDir) }
}

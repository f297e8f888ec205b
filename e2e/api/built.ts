import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** For files that start an app of their own: building it takes longer than the preparation of a test may. */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/build.ts'])
}

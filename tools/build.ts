// `npm run build`: makes what `npm run web` serves, from the sources alone; the settings are those of the process that serves.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, buildStamp, generateClient, isBuilt } from '#tools/runtime/build.ts'
import { endRunningCommands } from '#tools/runtime/command.ts'
import { withLock } from '#tools/runtime/exclusive-lock.ts'

const root = process.cwd()
const folder = join(root, '.tmp')
mkdirSync(folder, { recursive: true })
const stop = () => {
  endRunningCommands()
  process.exit(130)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await generateClient(root, join(folder, 'generate.log'))
const stamp = buildStamp(root)
await withLock(join(folder, 'build.lock'), async () => {
  if (isBuilt(root, stamp)) return console.log('Built already.')
  await build(root, stamp, join(folder, 'build.log'))
  console.log('Built.')
})
process.exit(0)

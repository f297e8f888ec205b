// All suites on a throw-away database; the last line says how many tests passed and failed.
import { join } from 'node:path'
import { generateClient } from '#tools/runtime/build.ts'
import { step } from '#tools/runtime/progress.ts'
import { createTemplate, startTestDatabase, TEMPLATE, type TestDatabase } from '#tools/runtime/test-database.ts'
import { chooseSuites, endRunningSuite, type Tally } from '#tools/runtime/test-suites.ts'

const root = process.cwd()
const total: Tally = { passed: 0, failed: 0 }
let opening: Promise<TestDatabase> | undefined
let stopped = false

const stop = async () => {
  if (stopped) return
  stopped = true
  endRunningSuite()
  await (await opening?.catch(() => undefined))?.remove()
  console.log(`${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(130)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
if (process.channel) {
  process.on('disconnect', () => void stop())
  process.channel.unref()
}

try {
  await run()
} catch (error) {
  console.error(error)
  total.failed++
}
if (!stopped) {
  stopped = true
  await (await opening?.catch(() => undefined))?.remove()
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

async function run(): Promise<void> {
  opening = startTestDatabase(console.log)
  const database = await opening
  await generateClient(root, join(database.folder, 'generate.log'))
  await step('Test database', () => createTemplate(database.url, root))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    TEMPLATE_DATABASE: TEMPLATE,
    NODE_ENV: 'test',
  }
  const filters = process.argv.slice(2)
  for (const suite of chooseSuites({ root, folder: database.folder, env, filters })) {
    if (stopped) return
    console.log(`\n== ${suite.name}`)
    const { passed, failed } = await suite.run()
    total.passed += passed
    total.failed += failed
    console.log(`== ${suite.name}: ${passed} passed, ${failed} failed`)
  }
}

import { createTemplate, startTestDatabase, TEMPLATE } from '#tools/runtime/test-database.ts'

/** `npm test` brings a cluster along; `vitest` alone starts its own, and removes it. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEMPLATE_DATABASE']) return undefined
  const database = await startTestDatabase(() => {})
  await createTemplate(database.url, process.cwd())
  process.env['DATABASE_URL'] = database.url
  process.env['TEMPLATE_DATABASE'] = TEMPLATE
  return () => database.remove()
}

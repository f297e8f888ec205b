import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Published } from '#tools/stripe-simulator/published/schema.ts'
import { Types } from '#tools/stripe-simulator/published/types.ts'

// Every operation of these resources; an object of another resource is known by its id alone.
const resources = [
  'AccountLinks',
  'Accounts',
  'Balance',
  'BalanceTransactions',
  'Charges',
  'Customers',
  'Disputes',
  'Events',
  'Files',
  'LoginLinks',
  'PaymentIntents',
  'PaymentMethods',
  'Payouts',
  'Refunds',
  'SetupIntents',
  'Tokens',
  'TransferReversals',
  'Transfers',
]

/** What Stripe publishes of these resources, as the declarations of its own package say it. */
export function extractPublished(): Published {
  const root = dirname(dirname(fileURLToPath(import.meta.resolve('stripe'))))
  const folder = join(root, 'esm/resources')
  const files = resources.map((name) => join(folder, `${name}.d.ts`))
  const program = ts.createProgram(files, { strict: true, skipLibCheck: true, types: [], noEmit: true })
  const types = new Types(program.getTypeChecker(), new Set(files))
  const operations: Published['operations'] = {}
  for (const file of files) {
    const paths = readPaths(readFileSync(file.replace('.d.ts', '.js'), 'utf8'))
    for (const { name, params, answer } of types.methodsOf(program.getSourceFile(file))) {
      const path = paths.get(name)
      if (path !== undefined) operations[path] = { params, answer }
    }
  }
  // npm's own file: version is a text.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const events = types.eventsOf(program.getSourceFile(join(folder, 'Events.d.ts')))
  return mergeEqual({ version, operations, events, definitions: types.definitions() })
}

/** `POST /v1/refunds/:id/cancel` of every method, from the JavaScript beside the declarations. */
function readPaths(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(/^ {4}(\w+)\([^)]*\) \{([\s\S]*?)^ {4}\}/gm)) {
    const calls = [...body.matchAll(/_makeRequest\('(GET|POST|DELETE)', (?:'([^']+)'|`([^`]+)`)/g)]
    // A method that chooses by its arguments (accounts.retrieve) is the one with an id: the other has a method of its own.
    const [, verb, plain, template] = calls.find(([, , , path]) => path !== undefined) ?? calls[0] ?? []
    if (verb === undefined) continue
    found.set(name, `${verb} ${plain ?? template?.replaceAll(/\$\{[^}]+\}/g, ':id') ?? ''}`)
  }
  return found
}

/** The parameters of create and update are declared apart and mostly alike: one definition for those that say the same. */
function mergeEqual(whole: Published): Published {
  const names = new Map<string, string>()
  const replaced = new Map<string, string>()
  for (const [name, schema] of Object.entries(whole.definitions)) {
    const text = JSON.stringify(schema)
    const first = names.get(text)
    if (first === undefined) names.set(text, name)
    else replaced.set(name, first)
  }
  if (replaced.size === 0) return whole
  // Made of plain members only, so its text read back is of the same type.
  const renamed = JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
    key === '$ref' ? (replaced.get(String(value)) ?? value) : value,
  ) as Published
  for (const name of replaced.keys()) delete renamed.definitions[name]
  return mergeEqual(renamed)
}

/** One line an entry, in the order of names: what a new version changes is readable as a difference. */
export function toText({ version, ...sections }: Published): string {
  const lines = (record: Record<string, unknown>) =>
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')
  const parts = Object.entries(sections).map(([name, record]) => `${JSON.stringify(name)}:{\n${lines(record)}\n}`)
  return `{"version":${JSON.stringify(version)},\n${parts.join(',\n')}}\n`
}

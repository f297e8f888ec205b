import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settingNames } from '#lib/env.ts'
import { operations } from '#lib/server/http/operations.ts'
import { linkLifetimes } from '#lib/users/mail-link.ts'
import { mallocSettings, nodeFlags, workerFlags } from '#tools/runtime/child.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** `NAME: value`, as compose has it; as a list, `- name: NAME`, Kubernetes. */
const ours = z.object({ image: z.literal('callslip'), args: z.array(z.string()).optional() })

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        command: z.array(z.string()).optional(),
        environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(read('compose.yaml'), { merge: true }))

const pod = z.object({
  containers: z.array(ours.extend({ env: z.array(z.object({ name: z.string() })).default([]) })),
})
const withPods = z.object({ spec: z.object({ template: z.object({ spec: pod }) }) })
const containers = globSync('ops/kubernetes/*.yaml', { cwd: root })
  .flatMap((path) => parseAllDocuments(read(path)).map((document) => withPods.safeParse(document.toJS())))
  .flatMap(({ data }) => data?.spec.template.spec.containers ?? [])

/** The sources of the Dockerfile's instructions that copy from here, not from a stage. */
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
  names.split(' '),
)

it('copies into the image what is there', () => {
  const ignored = read('.dockerignore')
  expect(copied).toEqual(['package.json', 'package-lock.json', '.npmrc', 'tools/install.mjs', '.'])
  const named = [...copied, ...[...ignored.matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)]
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  // Whatever a build reads comes along: tools/runtime/build.ts lists it.
  const list = /const INPUTS = \[([^\]]*)\]/.exec(read('tools/runtime/build.ts'))?.[1] ?? ''
  const inputs = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  expect(inputs.length).toBeGreaterThan(5)
  expect(inputs.filter((path) => !named.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([])
})

it('starts in containers what is there', () => {
  const started = [
    ...[...read('Dockerfile').matchAll(/^CMD \["([^"]+)"\]$/gm)].map(([, file = '']) => file),
    ...Object.values(compose.services).flatMap(({ image, command }) => (image === 'callslip' ? (command ?? []) : [])),
    ...containers.flatMap(({ args }) => args ?? []),
    ...globSync('ops/systemd/*.service', { cwd: root }).flatMap(
      (path) => /ExecStart=.* (\S+)$/m.exec(read(path))?.[1] ?? '',
    ),
  ]
  const files = started.filter((word) => !word.startsWith('--'))
  expect(files).toHaveLength(7)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  // Beside them the worker's own bounds of its memory, as `npm start` has them.
  expect(started.filter((word) => word.startsWith('--'))).toEqual([...workerFlags, ...workerFlags])
  for (const door of ['package.json', 'ops/systemd/callslip-worker.service'])
    expect(read(door)).toContain(`${workerFlags.join(' ')} lib/server/worker/main.ts`)
  for (const flag of nodeFlags) expect(read('Dockerfile')).toContain(`"${flag}"`)
  const bounds = Object.entries(mallocSettings).map((pair) => pair.join('='))
  for (const name of ['web', 'worker']) {
    expect(read(`ops/systemd/callslip-${name}.service`)).toContain(`\nEnvironment=${bounds.join(' ')}\n`)
    expect(read('package.json')).toContain(`"${name}": "${bounds.join(' ')} exec node `)
  }
  for (const bound of bounds) expect(read('Dockerfile')).toContain(` ${bound} \\\n`)
  const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes)
  const lost = mounted
    .map((one) => one.split(':')[0] ?? '')
    .filter((path) => path.startsWith('.') && !existsSync(join(root, path)))
  expect(lost).toEqual([])
})

it('makes under systemd the folder that documents are said to lie in', () => {
  const [, advised = ''] = /STORAGE_URL=file:\/\/(\S+?)`/.exec(read('docs/operations.md')) ?? []
  for (const unit of globSync('ops/systemd/*.service', { cwd: root })) {
    const [, state = ''] = /^StateDirectory=(.+)$/m.exec(read(unit)) ?? []
    expect(advised.startsWith(`/var/lib/${state}/`)).toBe(true)
    expect(state).not.toBe('')
    // Passed over in silence where it isn't there.
    expect(read(unit)).not.toMatch(/^ReadWritePaths=-/m)
  }
})

it('says of an exchange of the secret how long links are good', () => {
  const days = Math.max(...Object.values(linkLifetimes)) / 86_400_000
  expect(read('docs/operators.md')).toContain(`Wait ${days} days, the longest that a link in a mail is good`)
})

it('says with every line for compose where its settings are', () => {
  const lines = ['README.md', 'compose.yaml', ...globSync('docs/**/*.md', { cwd: root })].flatMap(
    (path) => read(path).match(/docker compose .*/g) ?? [],
  )
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => !line.startsWith('docker compose --env-file compose.env '))).toEqual([])
})

/** The blocks of commands of whoever sets it up, without their comments. */
const blocks = ['README.md', ...globSync('docs/*.md', { cwd: root })]
  .flatMap((path) => [...read(path).matchAll(/^```sh\n([^]*?)^```$/gm)])
  .map(([, text = '']) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))

it('says with every line for Kubernetes which namespace it means', () => {
  const text = read('docs/operations.md')
  expect(text.match(/kubectl /g)?.length).toBeGreaterThan(5)
  expect(text.match(/kubectl (?!-n callslip ).*/g)).toBeNull()
  expect(text).toContain('\nnamespace: callslip\n')
})

it('replaces processes only where the migrations went through, and takes no files from under them', () => {
  const folders = new Set(
    globSync('ops/systemd/*.service', { cwd: root }).map((unit) => /^WorkingDirectory=(.+)$/m.exec(read(unit))?.[1]),
  )
  const upgrades = blocks.filter((lines) => /systemctl restart callslip|kubectl .*apply/.test(lines.join('\n')))
  expect(upgrades).toHaveLength(2)
  for (const lines of upgrades) {
    expect(lines.slice(0, -1).filter((line) => !line.endsWith(' &&'))).toEqual([])
    expect(lines.slice(0, -1).join('\n')).toMatch(/migrate &&/)
    const built = /cd (\S+) && npm ci/.exec(lines.join('\n'))?.[1]
    expect(folders).not.toContain(built ?? 'elsewhere')
  }
})

it('keeps secrets off command lines and out of git, and makes each once', () => {
  const lines = [...blocks.flat(), ...read('compose.yaml').split('\n')]
  expect(lines.filter((line) => /-c .*PASSWORD '/.test(line))).toEqual([])
  const files = new Set(lines.flatMap((line) => /--env-file (\S+\.env)/.exec(line)?.[1] ?? []))
  expect([...files]).toEqual(['compose.env'])
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining([...files]))
  expect(read('compose.yaml')).not.toMatch(/in \.env/)
  const made = lines.filter((line) => line.includes('>> compose.env'))
  expect(made).toHaveLength(2)
  expect(made.filter((line) => !line.includes('grep -qs ^APP_SECRET= compose.env || '))).toEqual([])
})

it('sets nothing in containers that nobody reads', () => {
  const names = [
    ...Object.values(compose.services).flatMap(({ image, environment }) =>
      image === 'callslip' ? Object.keys(environment ?? {}) : [],
    ),
    ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ...[...read('ops/kubernetes/settings.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name),
  ]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
})

it('takes no route for slow whose body or answer is a file, as long as a line takes for it', () => {
  const selectors = ['ops/alerts.yml', 'ops/grafana/callslip.json'].map(
    (path) => new Set([...read(path).matchAll(/route!~\\?"([^"\\]+)/g)].map(([, left]) => left)),
  )
  const [left = ''] = selectors[0] ?? []
  expect(selectors).toEqual([new Set([left]), new Set([left])])
  // Whole, as Prometheus has it.
  const isLeftOut = (path: string) => new RegExp(`^(?:${left})$`).test(path)
  const files = operations.filter(({ body, produces }) => body === 'stream' || produces !== undefined)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(({ path }) => !isLeftOut(path)).map(({ path }) => path)).toEqual([])
  // What has no operation is counted under its first word.
  expect(isLeftOut('/files')).toBe(true)
  for (const path of ['/orders', '/orders/{orderId}/documents', '/orders/{orderId}/payments/finalize'])
    expect(isLeftOut(path)).toBe(false)
  const others = new Set(operations.filter((one) => !files.includes(one)).map(({ path }) => path))
  expect([...others].filter(isLeftOut).length).toBeLessThan(10)
})

it('has a runbook for every alert', () => {
  const rules = z
    .object({
      groups: z.array(
        z.object({ rules: z.array(z.object({ alert: z.string(), annotations: z.object({ runbook: z.string() }) })) }),
      ),
    })
    .parse(parse(read('ops/alerts.yml')))
    .groups.flatMap(({ rules: all }) => all)
  expect(rules.length).toBeGreaterThan(10)
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
  const headings = [...read('docs/operations.md').matchAll(/^### (Callslip\w+)$/gm)].map(([, name]) => name)
  expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
})

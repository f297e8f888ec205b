import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tarball, zip, type Entry } from '#lib/server/docs/archive.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'

type Download = { name: string; what: string; type: string; content: Buffer; sha256: string }

const root = () => join(/* turbopackIgnore: true */ process.cwd(), 'sdk')
const read = (path: string): Buffer => readFileSync(join(root(), path))
const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(root(), folder) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** The TypeScript client as `npm install` takes it: what `npm pack` would make of sdk/. */
function clientPackage(): Buffer {
  const files = [
    'package.json',
    'README.md',
    'LICENSE',
    'schema.d.cts',
    ...['esm', 'cjs'].flatMap((folder) => filesIn(folder, '*.{js,d.ts,json}').map((path) => `${folder}/${path}`)),
  ]
  return tarball(files.map((path) => ({ name: `package/${path}`, content: read(path) })))
}

/** The command line, which brings the client along. */
const cliPackage = (): Buffer =>
  tarball([
    ...['package.json', 'README.md'].map((path) => ({ name: `package/${path}`, content: read(`cli/${path}`) })),
    ...['LICENSE', ...filesIn('esm', '**/*.js').map((path) => `esm/${path}`)].map((path) => ({
      name: `package/${path}`,
      content: read(path),
    })),
  ])

const urlSafe = (content: Buffer) => createHash('sha256').update(content).digest('base64url')

/** The Python client as `pip install` takes it: a zip with a list of what is in it. */
function wheel(): Promise<Buffer> {
  const info = `callslip-${apiVersion}.dist-info`
  const entries: Entry[] = [
    ...filesIn('python/callslip', '*.{py,typed}').map((path) => ({
      name: `callslip/${path}`,
      content: read(`python/callslip/${path}`),
    })),
    { name: `${info}/licenses/LICENSE`, content: read('LICENSE') },
    {
      name: `${info}/METADATA`,
      content: Buffer.concat([
        Buffer.from(
          [
            'Metadata-Version: 2.4',
            'Name: callslip',
            `Version: ${apiVersion}`,
            'Summary: Typed client of the Callslip API: orders, payments, documents, events and webhooks.',
            'License-Expression: MIT',
            'License-File: LICENSE',
            'Requires-Python: >=3.11',
            'Classifier: Typing :: Typed',
            'Description-Content-Type: text/markdown',
            '\n',
          ].join('\n'),
        ),
        read('python/README.md'),
      ]),
    },
    {
      name: `${info}/WHEEL`,
      content: Buffer.from('Wheel-Version: 1.0\nGenerator: callslip\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
    },
  ]
  const lines = entries.map(({ name, content }) => `${name},sha256=${urlSafe(content)},${content.length}`)
  const record = Buffer.from([...lines, `${info}/RECORD,,`, ''].join('\n'))
  return zip([...entries, { name: `${info}/RECORD`, content: record }])
}

const made = (name: string, what: string, type: string, content: Buffer): Download => ({
  name,
  what,
  type,
  content,
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** Everything that is offered under /docs/downloads. */
export const downloads: readonly Download[] = [
  made(
    `callslip-client-${apiVersion}.tgz`,
    'TypeScript and JavaScript, Node 20.3 and newer',
    'application/gzip',
    clientPackage(),
  ),
  made(`callslip-cli-${apiVersion}.tgz`, 'The command line, Node 20.3 and newer', 'application/gzip', cliPackage()),
  made(`callslip-${apiVersion}-py3-none-any.whl`, 'Python 3.11 and newer', 'application/zip', await wheel()),
]

/** The checksums as `sha256sum --check` reads them. */
export const checksums = () => downloads.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')

/** What is offered, and the checksums below it: they are too long for a column. */
export const downloadList = () =>
  [
    '| Package | For | Size |',
    '|---|---|---|',
    ...downloads.map(
      ({ name, what, content }) =>
        `| [${name}](/docs/downloads/${name}) | ${what} | ${Math.ceil(content.length / 1000)} kB |`,
    ),
    '',
    `\`\`\`sha256\n${checksums()}\`\`\``,
  ].join('\n')

import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointIds, getEndpoint } from '#lib/server/docs/endpoints.ts'
import { callOf } from '#lib/server/docs/samples/call.ts'
import { exampleSuffix } from '#lib/server/docs/samples/example-id.ts'
import { findSample } from '#lib/server/docs/samples/find-sample.ts'
import { languages, samplesOf } from '#lib/server/docs/samples/samples.ts'
import { exampleFiles } from '#lib/server/docs/snippet.ts'
import { offered, openMarket, type Market } from '#tools/testing/market.ts'
import { freePort, startService } from '#tools/testing/service.ts'

const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const folder = mkdtempSync(join(tmpdir(), 'callslip-samples-'))
const execute = promisify(execFile)
const run = async (command: string, args: readonly string[]) => {
  const { stdout } = await execute(command, args, {
    cwd: folder,
    timeout: 60_000,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PYTHONPATH: resolve('sdk/python'),
      CALLSLIP_BASE_URL: `http://127.0.0.1:${port}/api`,
      CALLSLIP_API_KEY: market.key,
    },
  })
  return stdout
}

let service: Awaited<ReturnType<typeof startService>>
let market: Market
let ids: { orderId: string; offerId: string }
beforeAll(async () => {
  market = await openMarket()
  service = await startService(port)
  ids = await offered(market, { personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }] })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(folder, 'node_modules/@callslip'), { recursive: true })
  symlinkSync(resolve('sdk'), join(folder, 'node_modules/@callslip/client'))
  cpSync('public/sample/delivery.pdf', join(folder, 'certificate.pdf'))
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

/** What reads all programs of a language without running them, and what runs one. */
type Tool = {
  needs: [string, string[]][]
  read: (files: string[]) => [string, string[]]
  run: (id: string) => Promise<string>
}
const className = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`
const tools: Record<string, Tool> = {
  sh: {
    needs: [
      ['curl', ['--version']],
      ['openssl', ['version']],
    ],
    read: (files) => ['sh', ['-c', 'for file; do sh -n "$file" || exit 1; done', 'sh', ...files]],
    run: (id) => run('sh', [`${id}.sh`]),
  },
  ts: {
    needs: [],
    read: (files) => [
      process.execPath,
      [
        resolve('node_modules/typescript/bin/tsc'),
        ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext'],
        ...['--typeRoots', resolve('node_modules/@types'), '--types', 'node'],
        ...files,
      ],
    ],
    run: (id) => run(process.execPath, ['--disable-warning=ExperimentalWarning', `${id}.ts`]),
  },
  py: {
    needs: [['python3', ['-c', 'import sys; assert sys.version_info >= (3, 11)']]],
    read: (files) => [
      'python3',
      ['-c', 'import sys\nfor name in sys.argv[1:]: compile(open(name).read(), name, "exec")', ...files],
    ],
    run: (id) => run('python3', ['-B', `${id}.py`]),
  },
  php: {
    needs: [['php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']]],
    read: (files) => [
      'php',
      [
        '-r',
        'foreach (array_slice($argv, 1) as $name) token_get_all(file_get_contents($name), TOKEN_PARSE);',
        '--',
        ...files,
      ],
    ],
    run: (id) => run('php', [`${id}.php`]),
  },
  rb: {
    needs: [['ruby', ['--version']]],
    read: (files) => ['ruby', ['-e', 'ARGV.each { |name| RubyVM::InstructionSequence.compile_file(name) }', ...files]],
    run: (id) => run('ruby', [`${id}.rb`]),
  },
  go: {
    needs: [
      ['go', ['version']],
      ['gofmt', ['--help']],
    ],
    read: (files) => ['sh', ['-c', 'test -z "$(gofmt -l -e "$@" 2>&1 | tee /dev/stderr)"', 'sh', ...files]],
    run: (id) => run('go', ['run', `${id}.go`]),
  },
  java: {
    needs: [['javac', ['--version']]],
    read: (files) => [
      'javac',
      ['-J-XX:TieredStopAtLevel=1', '-proc:none', '--release', '17', '-d', 'classes', ...files],
    ],
    run: (id) => run('java', ['-XX:TieredStopAtLevel=1', '-cp', 'classes', className(id)]),
  },
}
const isThere = ({ needs }: Tool) =>
  needs.every(
    ([command, args]) => spawnSync(command, args).error === undefined && spawnSync(command, args).status !== 1,
  )

it('has every endpoint in every language, each under a name of its own', () => {
  expect(Object.keys(tools)).toEqual(Object.keys(languages))
  const names = endpointIds().flatMap((id) => samplesOf(callOf(getEndpoint(id))).map(({ file }) => file))
  expect(new Set([...names, ...exampleFiles()]).size).toBe(names.length + exampleFiles().length)
  expect(findSample('placeOrder.go')).toContain('package main')
  expect(findSample('placeOrder.exe')).toBeUndefined()
  expect(findSample('nothing.go')).toBeUndefined()
})

it('asks for what the operations take', () => {
  for (const id of endpointIds()) {
    const operation = getEndpoint(id)
    const { query, path, method } = callOf(operation)
    const given = Object.fromEntries(query.map(([name, value]) => [name, String(value)]))
    expect([id, operation.query?.strict().safeParse(given).error?.message]).toEqual([id, undefined])
    expect([id, path]).toEqual([id, expect.not.stringMatching(/[{}]|undefined/)])
    expect([id, method]).toEqual([id, operation.method])
  }
})

const prints: Record<string, () => unknown> = {
  getOrder: () => expect.stringContaining(ids.orderId),
  listOrders: () => expect.stringContaining(ids.orderId),
  placeOrder: () => expect.stringContaining('submitted'),
  postMessage: () => expect.stringMatching(/msg_\w+/),
  uploadAttachment: () => expect.stringMatching(/att_\w+/),
  exportOrders: () => expect.stringContaining(','),
}

describe.concurrent.for(Object.entries(tools))('%s', ([language, tool]) => {
  // Where a machine hasn't the language, another one will have to tell.
  it.skipIf(!isThere(tool))(
    'reads every program, and a handful does what it says',
    async () => {
      const files = endpointIds().map((id) => {
        const text = findSample(`${id}.${language}`) ?? ''
        const own = text.replaceAll(`ord_${exampleSuffix}`, ids.orderId).replaceAll(`off_${exampleSuffix}`, ids.offerId)
        writeFileSync(join(folder, `${id}.${language}`), own)
        return `${id}.${language}`
      })
      await run(...tool.read(files))
      // One after the other: what all languages ask for at once is more than a busy machine answers.
      for (const [id, words] of Object.entries(prints)) expect([id, await tool.run(id)]).toEqual([id, words()])
    },
    60_000,
  )
})

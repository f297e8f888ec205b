import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTestVectors, testVectorsFile, type TestVector } from '#lib/webhooks/test-vectors.ts'

const folder = join(import.meta.dirname, '../../public')
const compiled = mkdtempSync(join(tmpdir(), 'callslip-verifier-'))
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const file = (name: string) => join(folder, 'verifiers', name)

// The interpreter itself: what is found first may be a script of a version manager, slow to start.
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)']).stdout?.toString().trim() ?? ''
const quickly = ['-Xshare:auto', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

type Runtime = { language: string; present: boolean; command: string; args: string[]; prepare?: () => void }
const runtimes: Runtime[] = [
  { language: 'Node', present: true, command: process.execPath, args: [file('verify.mjs')] },
  { language: 'Python', present: python !== '', command: python, args: [file('verify.py')] },
  { language: 'PHP', present: has('php', '--version'), command: 'php', args: [file('verify.php')] },
  { language: 'Ruby', present: has('ruby', '--version'), command: 'ruby', args: [file('verify.rb')] },
  {
    language: 'Go',
    present: has('go', 'version'),
    command: join(compiled, 'verify-go'),
    args: [],
    prepare: () =>
      expect(spawnSync('go', ['build', '-o', join(compiled, 'verify-go'), file('verify.go')]).status).toBe(0),
  },
  {
    language: 'Java',
    present: has('javac', '-version') || has('java', '-version'),
    ...(has('javac', '-version')
      ? {
          command: 'java',
          args: [...quickly, '-cp', compiled, 'Verify'],
          prepare: () => expect(spawnSync('javac', ['-d', compiled, file('Verify.java')]).status).toBe(0),
        }
      : { command: 'java', args: [...quickly, file('Verify.java')] }),
  },
  { language: 'shell', present: has('openssl', 'version'), command: 'sh', args: [file('verify.sh')] },
]

/** What a verifier prints about one scheme of a vector. */
function run({ command, args }: Runtime, { body }: TestVector, ...given: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, [...args, ...given], (error, stdout, stderr) => {
      // 1 is how an invalid signature ends; anything else is a verifier that broke.
      if (error && error.code !== 1) reject(new Error(`${error.message}\n${stderr}`))
      else resolve(stdout.trim())
    })
    child.stdin?.end(body)
  })
}

const said = (valid: boolean) => (valid ? 'valid' : 'invalid')

describe.for(runtimes)('the verifier for $language', (runtime) => {
  it.skipIf(!runtime.present)(
    'agrees with every vector, in both schemes',
    async () => {
      runtime.prepare?.()
      for (const vector of makeTestVectors()) {
        const { name, secret, headers, now, service, serviceNext, standard } = vector
        const header = (header: string) => headers[header] ?? ''
        expect([name, 'service', await run(runtime, vector, 'service', secret, header('X-Service-Signature'))]).toEqual(
          [name, 'service', said(service)],
        )
        if (serviceNext !== undefined) {
          expect([
            name,
            'next',
            await run(runtime, vector, 'service', secret, header('X-Service-Signature-Next')),
          ]).toEqual([name, 'next', said(serviceNext)])
        }
        const given = [
          secret,
          header('webhook-id'),
          header('webhook-timestamp'),
          header('webhook-signature'),
          String(now),
        ]
        expect([name, 'standard', await run(runtime, vector, 'standard', ...given)]).toEqual([
          name,
          'standard',
          said(standard),
        ])
      }
      // Without a given time it is the clock's, and the vectors are long past.
      const [vector] = makeTestVectors()
      if (!vector) throw new Error('no vectors')
      const old = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => vector.headers[name] ?? '')
      expect(await run(runtime, vector, 'standard', vector.secret, ...old)).toBe('invalid')
    },
    120_000,
  )
})

it('publishes the vectors that the signer makes today (node tools/webhook-vectors.ts)', () => {
  expect(readFileSync(join(folder, 'webhook-test-vectors.json'), 'utf8')).toBe(testVectorsFile())
})

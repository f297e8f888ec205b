import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  completeSettings,
  demoSetting,
  findExposures,
  loadSecrets,
  type Secrets,
  simulatedEnvironments,
  simulatorSettings,
} from './settings.ts'

const URL = 'postgresql://somewhere/callslip'
let folder: string
let secrets: Secrets
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callslip-settings-'))
  secrets = await loadSecrets(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are the same after a restart, differ per installation and are readable by their owner only', async () => {
  expect(await loadSecrets(folder)).toEqual(secrets)
  expect(Buffer.from(secrets.appSecret, 'base64')).toHaveLength(32)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  rmSync(join(folder, 'secrets.json'))
  expect((await loadSecrets(folder)).appSecret).not.toBe(secrets.appSecret)
})

test('the port moves every address that is not given', () => {
  const settings = completeSettings({ PORT: '4000', PORTAL_URL: 'https://callslip.example' }, folder, URL, secrets)
  expect(settings).toMatchObject({
    DEVELOPMENT_BASE_URL: 'http://localhost:4000/api',
    PRODUCTION_BASE_URL: 'http://localhost:4000/production/api',
    PORTAL_URL: 'https://callslip.example',
    NEXTAUTH_URL: 'https://callslip.example',
    DATABASE_URL: URL,
  })
})

test('an empty variable counts as not given, a given one wins', () => {
  const settings = completeSettings(
    { PORT: '', PLATFORM_FEE_BPS: '250', DATABASE_URL: 'x', APP_SECRET: 's' },
    folder,
    URL,
    secrets,
  )
  expect(settings).toMatchObject({ PORT: '3000', PLATFORM_FEE_BPS: '250', DATABASE_URL: 'x', APP_SECRET: 's' })
})

test('webhooks to loopback are allowed only while everything is on loopback', () => {
  const local = (given: Record<string, string>) => completeSettings(given, folder, URL, secrets)['WEBHOOK_ALLOW_LOCAL']
  expect(local({})).toBe('1')
  expect(local({ PRODUCTION_BASE_URL: 'https://api.callslip.example' })).toBeUndefined()
  expect(local({ WEBHOOK_ALLOW_LOCAL: '0' })).toBe('0')
})

const publicly = {
  DEVELOPMENT_BASE_URL: 'https://sandbox.callslip.example/api',
  PRODUCTION_BASE_URL: 'https://api.callslip.example/api',
  PORTAL_URL: 'https://callslip.example',
}

test('each environment has the simulator until it has keys of its own', () => {
  const simulated = (given: Record<string, string>) =>
    simulatedEnvironments(completeSettings(given, folder, URL, secrets))
  expect(simulated({})).toEqual(['development', 'production'])
  expect(simulated({ STRIPE_SECRET_KEY_DEVELOPMENT: 'sk_test_real' })).toEqual(['production'])
  expect(simulated({ STRIPE_SECRET_KEY_PRODUCTION: 'sk_live_real' })).toEqual(['development'])
  const given = { STRIPE_SECRET_KEY_PRODUCTION: 'sk_live_real' }
  const settings = completeSettings(given, folder, URL, secrets)
  expect(settings['STRIPE_API_BASE_DEVELOPMENT']).toBe(`http://127.0.0.1:${secrets.simulatorPort}`)
  expect(settings['STRIPE_API_BASE_PRODUCTION']).toBeUndefined()
  expect(settings['STRIPE_PUBLISHABLE_KEY_PRODUCTION']).toBeUndefined()
})

test('production is rehearsed in public only where that is meant', () => {
  const simulated = (given: Record<string, string>) =>
    simulatedEnvironments(completeSettings(given, folder, URL, secrets))
  expect(simulated(publicly)).toEqual(['development'])
  expect(simulated({ PORTAL_URL: publicly.PORTAL_URL })).toEqual(['development'])
  expect(simulated({ ...publicly, ALLOW_REHEARSAL: '1' })).toEqual(['development', 'production'])
})

test('an installation from before connected accounts had a secret is given one, once', async () => {
  const file = join(folder, 'secrets.json')
  const { connectWebhookSecret: _, ...old } = secrets.stripe.development
  const before = { ...secrets, stripe: { ...secrets.stripe, development: old } }
  writeFileSync(file, JSON.stringify(before))
  const after = await loadSecrets(folder)
  expect(after).toEqual({
    ...before,
    stripe: {
      ...before.stripe,
      development: { ...old, connectWebhookSecret: expect.stringMatching(/^whsec_[0-9a-f]{36}$/) },
    },
  })
  expect(await loadSecrets(folder)).toEqual(after)
})

test('the simulator signs with the secrets that the app verifies with, for each source of events', () => {
  const settings = completeSettings({}, folder, URL, secrets)
  const own = simulatorSettings(settings, folder, secrets.simulatorPort)
  expect(own['STRIPE_SIMULATOR_PUBLIC_URL']).toBe('http://localhost:3000/stripe-simulator')
  expect(settings['STRIPE_API_BASE_DEVELOPMENT']).toBe(`http://127.0.0.1:${own['STRIPE_SIMULATOR_PORT']}`)
  const receiver = (connect: boolean, mode: 'DEVELOPMENT' | 'PRODUCTION') => ({
    livemode: mode === 'PRODUCTION',
    connect,
    url: `http://localhost:3000${mode === 'PRODUCTION' ? '/production' : ''}/api/stripe/events`,
    secret: settings[`STRIPE_${connect ? 'CONNECT_' : ''}WEBHOOK_SECRET_${mode}`],
  })
  const webhooksOf = (given: Record<string, string | undefined>) => JSON.parse(given['STRIPE_SIMULATOR_WEBHOOKS'] ?? '')
  expect(webhooksOf(own)).toEqual([
    receiver(false, 'DEVELOPMENT'),
    receiver(false, 'PRODUCTION'),
    receiver(true, 'DEVELOPMENT'),
    receiver(true, 'PRODUCTION'),
  ])
  const without = completeSettings(publicly, folder, URL, secrets)
  expect(
    webhooksOf(simulatorSettings(without, folder, 1)).map(({ livemode }: { livemode: boolean }) => livemode),
  ).toEqual([false, false])
})

const complete = (given: Record<string, string>) => completeSettings(given, folder, URL, secrets)
const needed = {
  ...publicly,
  APP_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Callslip <no-reply@callslip.example>',
  STRIPE_SECRET_KEY_PRODUCTION: 'sk_live_1',
}

test.each<[string, Record<string, string>, RegExp[]]>([
  ['this machine alone', {}, []],
  ['all that it needs', needed, []],
  ['a rehearsal that is meant', { ...publicly, ALLOW_REHEARSAL: '1' }, []],
  [
    'public addresses alone',
    publicly,
    [/Strangers/, /^APP_SECRET/, /^SMTP_URL/, /^MAIL_FROM/, /^STRIPE_SECRET_KEY_PRODUCTION/],
  ],
  ['demo data in public', { ...needed, SEED_DEMO: '1' }, [/Strangers/, /^SEED_DEMO/]],
  ['demo data on the network', { HOST: '0.0.0.0', SEED_DEMO: '1' }, [/Strangers/, /^SEED_DEMO/]],
  ['the network without demo data', { HOST: '0.0.0.0' }, []],
])('a start with %s', (_, given, expected) => {
  const exposures = findExposures(given, complete(given))
  expect(exposures).toHaveLength(expected.length)
  for (const [i, pattern] of expected.entries()) expect(exposures[i]).toMatch(pattern)
})

test.each<[Record<string, string>, string | undefined]>([
  [{}, '1'],
  [{ SEED_DEMO: '0' }, '0'],
  [{ DATABASE_URL: 'postgresql://x/y' }, undefined],
  [{ DATABASE_URL: 'postgresql://x/y', SEED_DEMO: '1' }, '1'],
  [publicly, '0'],
  [{ HOST: '192.0.2.7' }, '0'],
  [{ ...publicly, ALLOW_REHEARSAL: '1' }, '1'],
])('demo data with %j: %s', (given, expected) => {
  expect(demoSetting(given, complete(given))).toBe(expected)
})

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeSettings, loadSecrets, type Secrets, simulatorSettings, usesSimulator } from './settings.ts'

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

test('real keys replace the simulator altogether', () => {
  expect(usesSimulator({})).toBe(true)
  const given = { STRIPE_SECRET_KEY_DEVELOPMENT: 'sk_test_real' }
  expect(usesSimulator(given)).toBe(false)
  const settings = completeSettings(given, folder, URL, secrets)
  expect(settings['STRIPE_API_BASE']).toBe('https://api.stripe.com')
  expect(settings['STRIPE_SECRET_KEY_PRODUCTION']).toBeUndefined()
})

test('the simulator signs with the secrets that the app verifies with', () => {
  const settings = completeSettings({}, folder, URL, secrets)
  const own = simulatorSettings(settings, folder, secrets.simulatorPort)
  expect(own['STRIPE_SIMULATOR_PUBLIC_URL']).toBe('http://localhost:3000/stripe-simulator')
  expect(settings['STRIPE_API_BASE']).toBe(`http://127.0.0.1:${own['STRIPE_SIMULATOR_PORT']}`)
  expect(JSON.parse(own['STRIPE_SIMULATOR_WEBHOOKS'] ?? '')).toEqual([
    {
      livemode: false,
      url: 'http://localhost:3000/api/stripe/events',
      secret: settings['STRIPE_WEBHOOK_SECRET_DEVELOPMENT'],
    },
    {
      livemode: true,
      url: 'http://localhost:3000/production/api/stripe/events',
      secret: settings['STRIPE_WEBHOOK_SECRET_PRODUCTION'],
    },
  ])
})

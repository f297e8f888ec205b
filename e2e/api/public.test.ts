import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startApp } from '../running-app.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { theApp } from './app.ts'

it('does not start where strangers can reach it with what only a rehearsal may have', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'callslip-public-'))
  const env = {
    DEVELOPMENT_BASE_URL: 'https://sandbox.callslip.example/api',
    PRODUCTION_BASE_URL: 'https://callslip.example/api',
    PORTAL_URL: 'https://callslip.example',
    SEED_DEMO: '1',
  }
  await expect(startApp({ dataDir, env })).rejects.toThrow(
    /SEED_DEMO: [^]*APP_SECRET: [^]*SMTP_URL: [^]*MAIL_FROM: [^]*STRIPE_SECRET_KEY_PRODUCTION: /,
  )
  // Before any database, simulator or service was begun.
  expect(readdirSync(dataDir)).not.toContain('postgres')
  rmSync(dataDir, { recursive: true })
})

it('does not start in public on a database that was begun as a demo', async () => {
  const { dataDir: demo } = theApp()
  const dataDir = mkdtempSync(join(tmpdir(), 'callslip-public-'))
  const env = {
    DEVELOPMENT_BASE_URL: 'https://sandbox.callslip.example/api',
    PRODUCTION_BASE_URL: 'https://callslip.example/api',
    PORTAL_URL: 'https://callslip.example',
    DATABASE_URL: findRunningPostgres(join(demo, 'postgres')) ?? '',
    APP_SECRET: 'of this test alone, and of nobody else',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@callslip.example',
    STRIPE_SECRET_KEY_PRODUCTION: 'sk_live_test',
    STRIPE_PUBLISHABLE_KEY_PRODUCTION: 'pk_live_test',
    STRIPE_WEBHOOK_SECRET_PRODUCTION: 'whsec_test',
  }
  await expect(startApp({ dataDir, env })).rejects.toThrow(
    /holds the demo data, and operator@example.com signs in there without a second factor[^]*reset-factor operator@example.com/,
  )
  expect(existsSync(join(dataDir, 'logs', 'web.log'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

it('listens to this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  const port = Number(new URL(theApp().demo.portalUrl).port)
  const reach = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host, port, timeout: 3000 }, () => resolve('open'))
      socket.on('error', ({ message }) => resolve(message)).on('timeout', () => resolve('nobody'))
    })
  expect(await reach('127.0.0.1')).toBe('open')
  for (const { address } of others) expect(await reach(address)).not.toBe('open')
})

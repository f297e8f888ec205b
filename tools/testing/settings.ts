import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const documents = mkdtempSync(join(tmpdir(), 'callslip-documents-'))
afterAll(() => rmSync(documents, { recursive: true, force: true }))

// The settings under which everything is tested; database.ts adds a database for the files that need one.
Object.assign(process.env, {
  APP_SECRET: 'a secret that only the tests know, long enough',
  DEVELOPMENT_BASE_URL: 'http://localhost:3000/api',
  PRODUCTION_BASE_URL: 'http://localhost:3000/production/api',
  PORTAL_URL: 'http://localhost:3000',
  STORAGE_URL: `file://${documents}`,
  WEBHOOK_ALLOW_LOCAL: '1',
  RATE_LIMIT_DEVELOPMENT: '0',
  RATE_LIMIT_PRODUCTION: '0',
  STRIPE_SECRET_KEY_DEVELOPMENT: 'sk_test_tests',
  STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: 'pk_test_tests',
  STRIPE_WEBHOOK_SECRET_DEVELOPMENT: 'whsec_tests',
  STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT: 'whsec_tests_connect',
  STRIPE_SECRET_KEY_PRODUCTION: 'sk_live_tests',
  STRIPE_PUBLISHABLE_KEY_PRODUCTION: 'pk_live_tests',
  STRIPE_WEBHOOK_SECRET_PRODUCTION: 'whsec_tests_live',
  STRIPE_CONNECT_WEBHOOK_SECRET_PRODUCTION: 'whsec_tests_live_connect',
})

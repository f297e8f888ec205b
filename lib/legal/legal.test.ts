import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { getEnv, parseEnv } from '#lib/env.ts'
import { checkLegal } from '#lib/health/check-legal.ts'
import { findOpenMarks, marksIn, readLegalText } from '#lib/legal/legal-text.ts'
import { checkLegalAtStart } from '#lib/server/worker/check-legal.ts'
import { securityText } from '#lib/legal/security-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-legal-'))
const settings = { ...getEnv() }
afterEach(() => {
  Object.assign(getEnv(), { ...settings, LEGAL_DIR: undefined })
})

it('shows the templates until an operator has their own, page by page, and finds what is not filled in', async () => {
  expect(findOpenMarks().map(({ page }) => page)).toEqual(['terms', 'privacy', 'imprint'])
  expect(marksIn(readLegalText('imprint'))).toContain('VAT id')
  Object.assign(getEnv(), { LEGAL_DIR: folder, PORTAL_URL: 'https://callslip.example' })
  Object.assign(getEnv(), { DEVELOPMENT_BASE_URL: 'https://a.example/api' })
  writeFileSync(join(folder, 'imprint.md'), '# Imprint\n\nMoreau SARL, Paris\n')
  expect(readLegalText('imprint')).toBe('Moreau SARL, Paris\n')
  expect(findOpenMarks().map(({ page }) => page)).toEqual(['terms', 'privacy'])
  expect(await checkLegal()).toMatchObject({ verdict: 'attention', summary: expect.stringContaining('Privacy') })
  for (const page of ['terms', 'privacy']) writeFileSync(join(folder, `${page}.md`), 'All is said.')
  expect(await checkLegal()).toMatchObject({ verdict: 'ok', figures: [] })
  rmSync(folder, { recursive: true })
})

it('is told of in the log of a public start, and of no other', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  checkLegalAtStart()
  expect(write).not.toHaveBeenCalled()
  Object.assign(getEnv(), { PORTAL_URL: 'https://callslip.example' })
  checkLegalAtStart()
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject(
    ['terms', 'privacy', 'imprint'].map((page) => ({ level: 'warn', message: 'a legal page is not filled in', page })),
  )
  write.mockRestore()
})

it('says where weaknesses are told, and for how long that holds', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  expect(securityText(now)).toBe(
    `Contact: ${getEnv().PORTAL_URL}/contact\nExpires: 2026-08-29T00:00:00Z\nPreferred-Languages: en\nCanonical: ${getEnv().PORTAL_URL}/.well-known/security.txt\n`,
  )
  Object.assign(getEnv(), { SECURITY_CONTACT: ['mailto:security@example.com', 'https://example.com/report'] })
  expect(securityText(now)).toMatch(/^Contact: mailto:security@example\.com\nContact: https:\/\/example\.com\/report\n/)
})

it('takes only settings that mean something', () => {
  const parse = (more: Record<string, string>) => () =>
    parseEnv({ ...process.env, DATABASE_URL: 'postgresql://localhost/x', ...more })
  expect(parse({ SECURITY_CONTACT: 'security@example.com' })).toThrow('SECURITY_CONTACT must begin with mailto:')
  expect(parse({ CONTACT_EMAIL: 'nobody' })).toThrow('CONTACT_EMAIL must be an e-mail address')
  expect(parse({ FORGET_PERSONS_AFTER_DAYS: '0' })).toThrow('FORGET_PERSONS_AFTER_DAYS must be between')
  expect(parse({ FORGET_PERSONS_AFTER_DAYS: '365' })().FORGET_PERSONS_AFTER_DAYS).toBe(365)
})

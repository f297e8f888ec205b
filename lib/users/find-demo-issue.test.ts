import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { findDemoIssue } from '#lib/users/find-demo-issue.ts'
import { makeUser } from '#prisma/factories.ts'

it('refuses the operator of the demo wherever strangers can come, unless a rehearsal is meant', async () => {
  const env = getEnv()
  const publicly = { ...env, PORTAL_URL: 'https://callslip.example' }
  const outward = { ...env, HOST: '0.0.0.0' }
  await makeUser(getDb(), { operatorRole: 'admin' })
  expect(await findDemoIssue(publicly)).toBeUndefined()
  const demo = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
  for (const reachable of [publicly, outward]) {
    expect(await findDemoIssue(reachable)).toContain(`reset-factor ${demo.email}`)
    expect(await findDemoIssue({ ...reachable, ALLOW_REHEARSAL: true })).toBeUndefined()
  }
  for (const HOST of [undefined, '127.0.0.1', 'localhost'])
    expect(await findDemoIssue({ ...env, HOST })).toBeUndefined()
})

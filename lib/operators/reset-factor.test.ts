import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { GET as me } from '#app/api/me/route.ts'
import { verifyChain } from '#lib/audit/verify-chain.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { makeRecoveryCodes } from '#lib/factors/make-recovery-codes.ts'
import { createOperator } from '#lib/operators/create-operator.ts'
import { resetFactor } from '#lib/operators/reset-factor.ts'
import { makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'

const reset = (email: string) => inTransaction((tx) => resetFactor(tx, email))

it('takes off every factor and recovery code, ends all sessions, tells the person and writes it down', async () => {
  const user = await makeUser(getDb(), { operatorRole: 'admin' })
  const userId = user.id
  await inTransaction((tx) => makeRecoveryCodes(tx, userId))
  const key = await makeTokenOf(userId, 'operator')
  expect(await reset(user.email)).toBe(1)
  expect(await getDb().factor.count({ where: { userId } })).toBe(0)
  expect(await getDb().recoveryCode.count({ where: { userId } })).toBe(0)
  expect((await call(me, 'GET', '/me', { key })).body).toMatchObject({ code: 'api_key_expired' })
  const [mail] = await getDb().mail.findMany({ where: { recipient: user.email } })
  expect(mail?.subject).toBe('The second factor of your Callslip account was taken off')
  const [action] = await getDb().operatorAction.findMany({ where: { targetId: userId } })
  expect(action).toMatchObject({ action: 'person.reset_factor', operatorId: 'command line', before: { factors: 1 } })
  const again = await makeTokenOf(userId, 'operator')
  expect((await call(me, 'GET', '/me', { key: again })).body).toMatchObject({ secondFactor: 'required' })
})

it("ends the exemption of the demo's operator", async () => {
  const { email } = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
  expect(await reset(email)).toBe(0)
  expect(await getDb().user.findUnique({ where: { email } })).toMatchObject({ factorExempt: false })
})

it('finds nobody by an unknown address', async () => {
  expect(await reset('nobody@example.com')).toBeUndefined()
})

it('nobody whom the command makes an operator is exempt', async () => {
  const demo = await makeUser(getDb(), { operatorRole: 'admin', factorExempt: true })
  await inTransaction((tx) => createOperator(tx, { email: demo.email, name: 'x' }))
  expect(await getDb().user.findUnique({ where: { id: demo.id } })).toMatchObject({ factorExempt: false })
})

it('is done by a command in the zone of the service, whatever the zone of the database', async () => {
  const { id, email } = await makeUser(getDb(), { operatorRole: 'admin' })
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.searchParams.set('options', '-c TimeZone=Asia/Tokyo')
  const env = { ...process.env, DATABASE_URL: url.href }
  const run = (...args: string[]) => spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(run('tools/operator.ts', 'sign-out', email)).toMatchObject({ status: 0, stderr: '' })
  const action = await getDb().operatorAction.findFirstOrThrow({ where: { targetId: id } })
  expect(Math.abs(action.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
  expect(await verifyChain(getDb())).not.toHaveProperty('violation')
  expect(run('tools/audit-verify.ts')).toMatchObject({ status: 0 })
})

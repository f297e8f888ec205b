import { beforeAll, describe, expect, it } from 'vitest'
import { checkChain } from '#lib/audit/check-chain.ts'
import { forgetAttempts } from '#lib/audit/forget-attempts.ts'
import { forgetEntries } from '#lib/audit/forget-entries.ts'
import { recordRefusal } from '#lib/audit/record-refusal.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { verifyChain, type KeptHead, type Verified } from '#lib/audit/verify-chain.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'

const entry = (targetId: string) => ({
  ...{ by: 'usr_x', role: 'admin', network: '192.0.2.0/24', environment: 'production' as const },
  ...{ action: 'order.cancel', targetType: 'order', targetId, reason: 'Zürich, “1,5” 📜\n' },
  ...{ before: { status: 'open', amount: 1.5 }, after: { status: 'cancelled', names: ['ä', null] } },
})
const record = (targetId = newId('order'), tx: Tx = getDb()) => recordEntry(tx, entry(targetId))
const linksOf = async (...targets: string[]) => {
  const rows = await getDb().operatorAction.findMany({ where: { targetId: { in: targets } } })
  const links = await getDb().operatorActionLink.findMany({
    where: { actionId: { in: rows.map(({ id }) => id) } },
    orderBy: { position: 'asc' },
  })
  return links.map(({ actionId }) => rows.find(({ id }) => id === actionId)?.targetId)
}
const verify = (kept?: KeptHead) => verifyChain(getDb(), kept)

beforeAll(async () => {
  for (let n = 0; n < 8; n += 1) await record()
})

describe('writing', () => {
  it.each([
    ['a change', `UPDATE operator_actions SET reason = 'Another.'`],
    ['a change of who it was', `UPDATE operator_actions SET operator_id = 'usr_y'`],
    ['forgetting a part', `UPDATE operator_actions SET reason = NULL`],
    ['a deletion', `DELETE FROM operator_actions`],
    ['emptying it', `TRUNCATE operator_actions`],
    ['another link', `UPDATE operator_action_links SET hash = digest`],
    ['no link', `DELETE FROM operator_action_links`],
    ['no links at all', `TRUNCATE operator_action_links`],
    ['a link by hand', `INSERT INTO operator_action_links VALUES (99, 'act_x', '\\x00', '\\x00')`],
  ])('refuses %s', async (_, sql) => {
    await expect(getDb().$executeRawUnsafe(sql)).rejects.toThrow('the audit log is never changed')
  })

  it('chains in the order of commits, whatever the order of ids, and holds nobody up before', async () => {
    const [early, late] = [newId('order'), newId('order')]
    await inTransaction(async (tx) => {
      await record(early, tx)
      // Written and committed while the first is still under way.
      await record(late)
    })
    expect(await linksOf(early, late)).toEqual([late, early])
    expect(await verify()).not.toHaveProperty('violation')
  })

  it('chains many at once, and is no part of a deadlock', async () => {
    const { id } = await makeClient(getDb())
    const lock = (tx: Tx) => tx.$executeRaw`SELECT 1 FROM clients WHERE id = ${id} FOR UPDATE`
    const targets = Array.from({ length: 30 }, () => newId('order'))
    const before = (await verify()).entries
    let conflicts = 0
    const work = targets.map((target, n) =>
      getDb()
        .$transaction(
          async (tx) => {
            if (n % 2 === 0) await lock(tx)
            await record(target, tx)
            if (n % 2 === 1) await lock(tx)
          },
          { maxWait: 20_000, timeout: 20_000 },
        )
        .catch(() => (conflicts += 1)),
    )
    await Promise.all(work)
    expect(conflicts).toBe(0)
    expect(await verify()).toEqual({ entries: before + 30n, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('notes what is tried again and again once a minute, and no flood at all', async () => {
    const tried = () => getDb().operatorAction.count({ where: { action: 'refusal.password' } })
    const seen = { network: '198.51.100.0/24', agent: null }
    const user = await makeUser(getDb(), { operatorRole: 'support' })
    for (let n = 0; n < 3; n += 1) await recordRefusal('password', { ...seen, target: { type: 'user', id: user.id } })
    expect(await getDb().operatorAction.count({ where: { targetId: user.id } })).toBeLessThan(3)
    const before = await tried()
    for (let n = 0; n < 150; n += 1) await recordRefusal('password', { network: `10.0.${n}.0/24`, agent: null })
    expect((await tried()) - before).toBeLessThan(45) // of two minutes at most
  })
})

class Undo extends Error {}
/** Verifies what somebody has left who can do what they like with the database; then it is as it was. */
async function verifyAfter(sql: string, kept?: KeptHead): Promise<Verified> {
  let verified: Verified | undefined
  const run = getDb().$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL session_replication_role = replica')
    for (const statement of sql.split(';')) await tx.$executeRawUnsafe(statement)
    verified = await verifyChain(tx, kept)
    throw new Undo()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (!verified) throw new Error('was not verified')
  return verified
}
const at = (position: number) => `(SELECT action_id FROM operator_action_links WHERE position = ${position})`
const copyOf = (id: string) => `INSERT INTO operator_actions
  SELECT (jsonb_populate_record(a, jsonb_build_object('id', '${id}'))).* FROM operator_actions a WHERE id = ${at(3)}`

describe('verifying', () => {
  it.each([
    ['another reason', `UPDATE operator_actions SET reason = 'x' WHERE id = ${at(4)}`, 4, 'the content of entry 4'],
    ['another amount', `UPDATE operator_actions SET before = '{"a": 2}' WHERE id = ${at(4)}`, 4, 'was changed'],
    ['somebody else', `UPDATE operator_actions SET operator_id = 'usr_y' WHERE id = ${at(4)}`, 4, 'entry 4'],
    [
      'another time',
      `UPDATE operator_actions SET created_at = created_at + interval '1 ms' WHERE id = ${at(4)}`,
      4,
      'was changed',
    ],
    ['an entry that is gone', `DELETE FROM operator_actions WHERE id = ${at(4)}`, 4, 'was deleted'],
    [
      'an entry that is gone with its link',
      `DELETE FROM operator_actions WHERE id = ${at(4)}; DELETE FROM operator_action_links WHERE position = 4`,
      4,
      'entry 4 of the chain is missing',
    ],
    [
      'the gap closed',
      `DELETE FROM operator_actions WHERE id = ${at(4)}; DELETE FROM operator_action_links WHERE position = 4;
       UPDATE operator_action_links SET position = -position + 1 WHERE position > 4; UPDATE operator_action_links SET position = -position WHERE position < 0`,
      4,
      'entry 4',
    ],
    ['an entry put in', copyOf('act_zzzz'), undefined, 'act_zzzz stands beside the chain'],
    [
      'two that changed places',
      `UPDATE operator_action_links SET position = -4 WHERE position = 4; UPDATE operator_action_links SET position = 4 WHERE position = 5; UPDATE operator_action_links SET position = 5 WHERE position = -4`,
      4,
      'entry 4',
    ],
    [
      'content that was forgotten silently',
      `UPDATE operator_actions SET reason = NULL, before = NULL, after = NULL, network = NULL, agent = NULL, salt = NULL WHERE id = ${at(4)}`,
      4,
      'no later entry says',
    ],
    ['another hash', `UPDATE operator_action_links SET hash = digest WHERE position = 4`, 4, 'entry 4'],
  ])('finds %s', async (_, sql, position, sentence) => {
    const { entries, violation } = await verifyAfter(sql)
    expect(violation).toContain(sentence)
    if (position !== undefined) expect(entries).toBe(BigInt(position - 1))
    expect(await verify()).not.toHaveProperty('violation')
  })

  it('finds an end that was cut off by a head that was kept, and by nothing else', async () => {
    const { entries: position, head: hash } = await verify()
    const cut = `DELETE FROM operator_actions WHERE id = ${at(Number(position))}; DELETE FROM operator_action_links WHERE position = ${position}`
    expect(await verifyAfter(cut)).not.toHaveProperty('violation')
    expect((await verifyAfter(cut, { hash })).violation).toContain('its end was cut off')
    expect((await verifyAfter(cut, { hash, position })).violation).toContain('its end was cut off')
    await record()
    expect(await verify({ hash, position })).not.toHaveProperty('violation')
    expect((await verify({ hash: '00', position })).violation).toContain('is not the one whose hash was kept')
  })

  it('finds all of it written anew from a place on, by that head', async () => {
    const { entries: position, head: hash } = await verify()
    const anew = `UPDATE operator_actions SET reason = 'x' WHERE id = ${at(Number(position))};
      CREATE TEMP TABLE again ON COMMIT DROP AS SELECT a.* FROM operator_actions a WHERE id = ${at(Number(position))};
      DELETE FROM operator_action_links WHERE position = ${position};
      SET LOCAL session_replication_role = origin;
      ALTER TABLE operator_action_links DISABLE TRIGGER USER;
      SELECT link_operator_action(a) IS NULL FROM operator_actions a WHERE a.id = (SELECT id FROM again)`
    expect(await verifyAfter(anew)).not.toHaveProperty('violation')
    expect((await verifyAfter(anew, { hash, position })).violation).toContain('is not the one whose hash was kept')
  })

  it('is kept by the worker, and a violation that is new is mailed to admins once', async () => {
    const admin = await makeUser(getDb(), { operatorRole: 'admin' })
    await checkChain()
    const [first] = await getDb().operatorActionCheck.findMany({ orderBy: { checkedAt: 'desc' } })
    expect([first?.fault, first?.entries]).toEqual([null, (await verify()).entries])
    // As if the chain had reached further, or had been another, when it was verified last.
    await getDb().operatorActionCheck.create({ data: { entries: 1n, head: Buffer.alloc(32) } })
    for (const _ of [1, 2]) await checkChain()
    const mails = await getDb().mail.findMany({ where: { recipient: admin.email } })
    expect(mails).toMatchObject([{ text: expect.stringContaining('is not the one whose hash was kept') }])
    await getDb().operatorActionCheck.deleteMany()
  })
})

describe('forgetting', () => {
  it('takes all content of what is about somebody, says so, and leaves the chain whole', async () => {
    const [gone, other] = [newId('user'), newId('user')]
    for (const id of [gone, other]) await record(id)
    await inTransaction((tx) => forgetEntries(tx, [{ type: 'user', id: gone }]))
    const about = await getDb().operatorAction.findMany({ where: { targetId: gone }, orderBy: { id: 'asc' } })
    expect(about).toMatchObject([
      {
        action: 'order.cancel',
        operatorId: 'usr_x',
        reason: null,
        before: null,
        after: null,
        network: null,
        salt: null,
      },
      { action: 'log.forget', operatorId: 'callslip' },
    ])
    expect(await getDb().operatorAction.count({ where: { targetId: other, reason: { not: null } } })).toBe(1)
    expect(await verify()).not.toHaveProperty('violation')
  })

  it('takes networks of attempts that are older than sessions are', async () => {
    const createdAt = new Date(Date.now() - 92 * 86_400_000)
    await getDb().operatorAction.create({
      data: {
        ...{ id: firstIdAt('operatorAction', createdAt), createdAt },
        ...{
          operatorId: 'usr_x',
          action: 'sign_in.password',
          targetType: 'user',
          targetId: 'usr_x',
          network: '192.0.2.0/24',
        },
      },
    })
    await recordRefusal('password', { network: '192.0.2.0/24', agent: null })
    await forgetAttempts()
    expect(await getDb().operatorAction.count({ where: { action: 'sign_in.password', network: null } })).toBe(1)
    expect(await getDb().operatorAction.count({ where: { action: 'refusal.password', salt: null } })).toBe(0)
    expect(await verify()).not.toHaveProperty('violation')
  })
})

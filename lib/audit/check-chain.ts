import { verifyChain } from '#lib/audit/verify-chain.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { log } from '#lib/log.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the last verification found; null before the first. */
export const findLastCheck = (tx: Tx) => tx.operatorActionCheck.findFirst({ orderBy: { checkedAt: 'desc' } })

/**
 * Verifies the chain, with the head that the last whole one had, and keeps what it finds. The log of the process gets the head too:
 * there it is out of reach for whoever could rewrite the database. A fault that is new is mailed to every admin.
 */
export async function checkChain(): Promise<void> {
  const db = getDb()
  const whole = await db.operatorActionCheck.findFirst({ where: { fault: null }, orderBy: { checkedAt: 'desc' } })
  const last = await findLastCheck(db)
  const kept = whole && whole.entries > 0n && { position: whole.entries, hash: Buffer.from(whole.head).toString('hex') }
  const { entries, head, violation } = await verifyChain(db, kept || undefined)
  await inTransaction(async (tx) => {
    await tx.operatorActionCheck.create({ data: { entries, head: Buffer.from(head, 'hex'), fault: violation ?? null } })
    if (violation !== undefined && violation !== last?.fault) await tellAdmins(tx, violation)
  })
  if (violation === undefined) log.info('the audit log is whole', { entries: Number(entries), head })
  else log.error('the audit log is broken', { entries: Number(entries), head, fault: violation })
}

async function tellAdmins(tx: Tx, violation: string): Promise<void> {
  const letter = brokenLetter(violation)
  const admins = await tx.user.findMany({ where: { operatorRole: 'admin', disabledAt: null } })
  for (const to of admins) await postMail(tx, { to, letter })
}

export const brokenLetter = (violation: string): Letter => ({
  subject: t('theAuditLogIsBroken'),
  body: [t('theDailyVerificationOfThe', { fault: violation }), t('somebodyWithAccessToThe')],
  link: { label: t('seeTheHealthPage'), url: portalUrl('/operator/health') },
})

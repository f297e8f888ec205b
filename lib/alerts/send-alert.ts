import type { z } from 'zod'
import { firedSentence, resolvedSentence } from '#lib/alerts/alert-words.ts'
import { isAlertKind } from '#lib/alerts/alert-row.ts'
import { alertKey, type sendAlertJob } from '#lib/alerts/jobs.ts'
import { sendToTarget } from '#lib/alerts/send-to-target.ts'
import { alertLetter } from '#lib/alerts/letter.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { decrypt } from '#lib/secrets.ts'
import { defineQuery, int4 } from '#lib/sql.ts'
import { isSuccess } from '#lib/webhooks/attempt.ts'

const findAttempts = defineQuery(
  { attempts: int4 },
  (key: string) => Prisma.sql`SELECT attempts::int FROM graphile_worker._private_jobs WHERE key = ${key}`,
)
/** Whether this isn't a job's first try; one that is under way counts as a try. */
const wasTried = async (key: string) => (await findAttempts(getDb(), key)).some(({ attempts }) => attempts > 1)

/** Tells one address of an alert. Throws where it didn't arrive, so that it is tried again. */
export async function sendAlert({
  alertId,
  targetId,
  what,
}: z.output<(typeof sendAlertJob)['payload']>): Promise<void> {
  const [alert, target] = await Promise.all([
    getDb().alert.findUnique({ where: { id: alertId } }),
    getDb().alertTarget.findUnique({ where: { id: targetId } }),
  ])
  // Of a kind that a later version had, or to an address that was taken away meanwhile.
  if (!alert || !target || !isAlertKind(alert.kind)) return
  // It didn't arrive at once, and the end may have meanwhile: this would be the last that they hear of it.
  if (what === 'fired' && alert.resolvedAt && (await wasTried(alertKey(alertId, targetId, what)))) return
  const { kind, value, worst, threshold, firedAt, resolvedAt } = alert
  const sentence = what === 'fired' ? firedSentence({ kind, value, threshold }) : resolvedSentence({ kind, worst })
  if (target.kind === 'mail') {
    const dedupeKey = `alert:${alertId}:${what}:${targetId}`
    const to = { email: decrypt(target.addressEncrypted) }
    await inTransaction((tx) => postMail(tx, { to, dedupeKey, letter: alertLetter(kind, what, sentence) }))
    return
  }
  const data = {
    ...{ alertId, kind, threshold, value, worst, firedAt: firedAt.toISOString() },
    ...(resolvedAt ? { resolvedAt: resolvedAt.toISOString() } : {}),
  }
  const message = { id: `${alertId}_${what}`, type: `alert.${what}`, sentence, data }
  const answer = await sendToTarget(target, message)
  if (!isSuccess(answer)) throw new Error(`the alert did not arrive: ${answer.error ?? `HTTP ${answer.statusCode}`}`)
}

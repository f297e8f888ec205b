import type { OperatorActor } from '#lib/actor.ts'
import { trialLetter } from '#lib/alerts/letter.ts'
import type { TriedTargetView } from '#lib/alerts/schema.ts'
import { sendToTarget } from '#lib/alerts/send-to-target.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { decrypt, findPlain } from '#lib/secrets.ts'
import { isSuccess } from '#lib/webhooks/attempt.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Posts a trial to a webhook or a chat, and says what came of it. Asks the network: not for transactions. */
export async function prepareTrial(targetId: string): Promise<TriedTargetView | undefined> {
  const target = await getDb().alertTarget.findUnique({ where: { id: targetId } })
  if (!target) throw notFound()
  if (findPlain(target.addressEncrypted) === undefined) return { arrived: false, reason: t('cantBeOpened') }
  if (target.kind === 'mail') return undefined
  const message = { id: newId('alert'), type: 'alert.trial', sentence: t('testSentence'), data: {} }
  const answer = await sendToTarget(target, message)
  return isSuccess(answer)
    ? { arrived: true }
    : { arrived: false, reason: answer.error ?? `HTTP ${answer.statusCode ?? 0}` }
}

/** Writes a trial down, and mails it where that is the way. */
export async function tryTarget(
  tx: Tx,
  actor: OperatorActor,
  targetId: string,
  outcome: TriedTargetView | undefined,
): Promise<TriedTargetView> {
  const target = await tx.alertTarget.findUnique({ where: { id: targetId } })
  if (!target) throw notFound()
  if (!outcome) await postMail(tx, { to: { email: decrypt(target.addressEncrypted) }, letter: trialLetter() })
  const tried = outcome ?? { arrived: true }
  await audit(tx, actor, { action: 'alert.try_target', targetType: 'alert', targetId, after: tried })
  return tried
}

import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { SetDayLimitsInput } from '#lib/clients/limits-schema.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import { limitWords } from '#lib/operators/limit-words.ts'
import { toLimitColumns } from '#lib/operators/limit-columns.ts'
import { mailMembers } from '#lib/operators/mail-members.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Sets what the client may do on one day in production, or sets it free; its members are told. What it has done today counts. */
export async function setDayLimits(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { reason, ...limits }: SetDayLimitsInput,
): Promise<ClientView> {
  const { before, after } = await changeClient(tx, actor, clientId, {
    action: 'client.set_day_limits',
    reason,
    data: ({ currency }) => toLimitColumns(limits, currency),
  })
  if (limitWords(before.dayLimits) === limitWords(after.dayLimits)) return after
  const payload = { limits: limitWords(after.dayLimits), ...(reason === undefined ? {} : { reason }) }
  await recordClientAction(tx, { clientId, actor, type: 'production.limits_changed', payload })
  await takeBackMails(tx, `limits:${clientId}`)
  await mailMembers(tx, clientId, `limits:${clientId}`, {
    subject: t('limitsInProduction', { name: after.name }),
    sentence: t('limitsInProductionNow', { name: after.name, limits: limitWords(after.dayLimits) }),
    reason,
  })
  return after
}

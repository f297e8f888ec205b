import type { OperatorActor } from '#lib/actor.ts'
import { closedAccount } from '#lib/clients/account-words.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { DayLimitsInput } from '#lib/clients/limits-schema.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { productionOf } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { openedWords } from '#lib/first-orders/open-account.ts'
import { placeWaitingOrder } from '#lib/first-orders/place-waiting-order.ts'
import { changeClient } from '#lib/operators/change-client.ts'
import type { Words } from '#lib/operators/mail-decision.ts'
import { mailMembers } from '#lib/operators/mail-members.ts'
import { limitWords } from '#lib/operators/limit-words.ts'
import { toLimitColumns } from '#lib/operators/limit-columns.ts'
import { takeBackMails } from '#lib/operators/take-back-mails.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const decisions = () =>
  ({
    enabled: {
      action: 'client.enable_production',
      sentence: t('hasBeenEnabledForProduction'),
    },
    refused: {
      action: 'client.refuse_production',
      sentence: t('hasNotBeenEnabledFor'),
    },
    disabled: {
      action: 'client.disable_production',
      sentence: t('hasBeenDisabledForProduction'),
    },
  }) as const

/** To whoever looks for a document and knows of no production: what it means to them. */
const toPerson = () =>
  ({
    enabled: {
      subject: t('programsMayPlaceYourOrders'),
      sentence: t('programsMayPlaceOrdersFor'),
    },
    refused: { subject: closedAccount().refused.title, sentence: closedAccount().refused.text },
    disabled: { subject: closedAccount().disabled.title, sentence: closedAccount().disabled.text },
  }) as const

type ProductionDecision = keyof ReturnType<typeof decisions>

type Found = { before: ClientView; orderId: string | undefined }

function wordsFor(client: ClientView, state: ProductionDecision, { before, orderId }: Found): Words {
  // Who waited for their account, and asked for no keys, has never heard of programs.
  const waited = client.kind === 'personal' && productionOf(before) === 'locked' && !before.productionAnswers
  const opens = state === 'enabled' && waited
  if (client.status === 'active' && (opens || orderId !== undefined)) return openedWords(client.id, orderId)
  // Whoever orders by hand goes on doing so where their programs were refused.
  if (client.kind === 'personal' && (state === 'enabled' || productionOf(client) === 'locked')) return toPerson()[state]
  return { subject: t('productionAccess', { state }), sentence: `${client.name} ${decisions()[state].sentence}` }
}

/** One decision about production, with a mail to every member; repeating it says nothing twice. */
export async function decideProduction(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  state: ProductionDecision,
  { reason, limits }: { reason?: string | undefined; limits?: DayLimitsInput | undefined } = {},
): Promise<ClientView> {
  const { action } = decisions()[state]
  const { before, after } = await changeClient(tx, actor, clientId, {
    action,
    reason,
    data: ({ currency }) => ({
      productionState: state,
      productionReason: reason ?? null,
      productionDecidedAt: new Date(),
      productionAskedBackAt: null,
      ...(limits && toLimitColumns(limits, currency)),
    }),
  })
  if (before.productionState === state && before.productionReason === reason) return after
  const payload = reason === undefined ? {} : { reason }
  await recordClientAction(tx, { clientId, actor, type: `production.${state}`, payload })
  const orderId = state === 'enabled' ? await placeWaitingOrder(tx, clientId) : undefined
  // A decision changed within the time for undoing replaces the mail of the first.
  const undone = await takeBackMails(tx, `production:${clientId}`)
  if (undone > 0 && before.productionState === 'disabled' && state === 'enabled' && orderId === undefined) return after
  const { sentence, ...words } = wordsFor(after, state, { before, orderId })
  const whole =
    state === 'enabled' && after.dayLimits
      ? `${sentence} ${t('withLimits', { limits: limitWords(after.dayLimits) })}`
      : sentence
  await mailMembers(tx, clientId, `production:${clientId}`, { ...words, sentence: whole, reason })
  return after
}

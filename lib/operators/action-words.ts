import { refusals, signInWays } from '#lib/audit/attempt.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { deedNames, formerNames } from '#lib/operators/action-names.ts'
import type { ActionRow } from '#lib/operators/action-row.ts'
import { catalogue } from '#lib/words/en/operator-actions.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Members = Record<string, unknown>
const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {} // an object, as asked

const text = (value: unknown) => (typeof value === 'string' ? value : '')
/** A name as a message chooses by it, which knows no dots. */
const wordOf = (value: unknown) => text(value).replace('.', '_')
const number = (value: unknown) => (typeof value === 'number' ? value : 0)
/** `11 EUR`; empty where an older version kept no currency. */
const money = (minor: unknown, currency: unknown) =>
  typeof minor === 'number' && typeof currency === 'string'
    ? ` ${toMajor(minor, getCurrency(currency))} ${currency}`
    : ''

type Deed = (typeof deedNames)[number]

const deedsOfOrders = (after: Members) =>
  ({
    'order.open': () => t('openedTheOrder'),
    'order.cancel': () => t('cancelledTheOrder'),
    'order.refund': () => t('refunded', { amount: money(after['amountMinor'], after['currency']) }),
    'order.remind': () => t('remindedTheResearcher'),
    'order.place_again': () => t('placedItAgain'),
    'order.look': () => t('lookedAtAFile', { name: text(after['name']) }),
    'order.write': () => t('wroteAsCallslip', { to: text(after['to']) }),
    'order.remark': () => t('wroteARemark'),
    'order.remove_remark': () => t('removedARemark'),
    'event.resend': () => t('sentAnEventAgain', { deliveries: number(after['deliveries']) }),
    'payment.check': () => t('askedTheProvider'),
    'payment.write_off': () => t('gaveUpADebt', { amount: money(after['shareWrittenOffMinor'], after['currency']) }),
    'case.open': () => t('openedACase'),
    'payment.retry_refund': () => t('triedARefundAgain', { amount: money(after['amountMinor'], after['currency']) }),
    'payment.retry_transfer': () =>
      t('triedATransferAgain', { amount: money(after['amountMinor'], after['currency']) }),
    'payment.set_off': () => t('setADebtOff', { amount: money(after['debtMinor'], after['currency']) }),
    'books.explain': () => t('explainedADifference', { amount: money(after['amountMinor'], after['currency']) }),
    'books.close_month': () => t('closedAMonth', { month: text(after['month']) }),
    'case.answer': () => t('answeredACase'),
    'case.close': () => t('decidedACase'),
    'review.hide': () => t('hidAReview'),
    'dispute.save_evidence': () => t('savedEvidence'),
    'dispute.submit_evidence': () => t('sentEvidence'),
  }) satisfies Partial<Record<Deed, () => string>>

const deeds = (after: Members): Record<Deed, () => string> => ({
  ...deedsOfOrders(after),
  'endpoint.update': () => t('switchedAnEndpoint', { status: text(after['status']) }),
  'key.revoke': () => t('revokedAKey'),
  'researcher.update': () => t('movedAResearcher', { status: text(after['status']) }),
  'researcher.account': () => t('openedAnAccount'),
  'researcher.credential': () =>
    after['checked'] === true
      ? t('sawProofOf', { title: text(after['title']), issuer: text(after['issuer']) })
      : t('tookBackTheProofOf', { title: text(after['title']), issuer: text(after['issuer']) }),
  'client.update': () => t('changedAClient'),
  'client.enable_production': () => t('enabledProduction'),
  'client.disable_production': () => t('disabledProduction'),
  'client.refuse_production': () => t('refusedProduction'),
  'client.reopen_production': () => t('reopenedProduction'),
  'client.allow_by_hand': () => t('allowedByHand'),
  'client.ask_back': () => t('askedBack'),
  'client.set_day_limits': () => t('setDayLimits'),
  'standing_decision.personal_accounts': () => t('decidedPersonalAccounts', { open: String(after['openAtOnce']) }),
  'archive.add': () => t('addedAnArchive'),
  'archive.update': () => t('changedAnArchive'),
  'archive.merge': () => t('mergedAnArchive'),
  'archive.split': () => t('splitAnArchive'),
  'archive.preview_import': () =>
    t('previewedArchives', { changes: number(after['added']) + number(after['changed']) }),
  'archive.import': () => t('importedArchives'),
  'archive.revert_import': () => t('tookAnImportBack', { archives: number(after['taken']) }),
  'approval.ask': () => t('askedForASecond', { what: wordOf(after['what']) }),
  'approval.refuse': () => t('refusedTheRequest', { what: wordOf(after['what']) }),
  'approval.withdraw': () => t('withdrewTheRequest', { what: wordOf(after['what']) }),
  'approval.expire': () => t('theRequestLapsed', { what: wordOf(after['what']) }),
  'person.disable': () => t('disabledAPerson'),
  'person.enable': () => t('enabledAPerson'),
  'person.sign_out': () => t('signedAPersonOut'),
  'person.reset_factor': () => t('tookAFactorOff'),
  'operator.create': () => t('madeAnOperator', { role: text(after['role']) }),
  'operator.join': () => t('becameAnOperator', { role: text(after['role']) }),
  'operator.set_role': () => t('gaveAnotherRole', { role: text(after['operatorRole']) }),
  'operator.remove': () => t('removedAnOperator'),
  'operator.invite': () => t('invitedAnOperator', { role: text(after['role']) }),
  'operator.withdraw_invitation': () => t('withdrewAnInvitation'),
  'alert.set_rule': () => t('setAnAlertRule', { kind: wordOf(after['kind']) }),
  'alert.add_target': () => t('addedAnAlertTarget'),
  'alert.remove_target': () => t('removedAnAlertTarget'),
  'alert.try_target': () => t('triedAnAlertTarget'),
  'incident.open': () => t('openedAnIncident', { title: text(after['title']) }),
  'incident.update': () => t('wroteOfAnIncident', { state: text(after['state']) }),
  'work.claim': () => t('tookWorkOn'),
  'work.assign': () => t('gaveWorkToSomebody'),
  'work.release': () => t('leftWorkToOthers'),
  'work.snooze': () => t('putWorkOff'),
  'work.wake': () => t('hadWorkBack'),
  'log.forget': () => t('forgotEntries'),
})

const oneOf = <T extends string>(names: readonly T[], name: string): T | undefined => names.find((one) => one === name)

/** What an entry says, as a sentence without its subject. */
export function summaryOf({ action, after }: Pick<ActionRow, 'action' | 'after'>): string {
  const [kind, ...rest] = action.split('.')
  const name = rest.join('.')
  const way = kind === 'sign_in' ? oneOf(signInWays, name) : undefined
  if (way) return t('signedIn', { way })
  const refusal = kind === 'refusal' ? oneOf(refusals, name) : undefined
  if (refusal) return t('wasRefused', { refusal })
  const deed = formerNames[action] ?? oneOf(deedNames, action)
  return deed ? deeds(membersOf(after))[deed]() : action
}

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

const deeds = (after: Members): Record<(typeof deedNames)[number], () => string> => ({
  'order.open': () => t('openedTheOrder'),
  'order.cancel': () => t('cancelledTheOrder'),
  'order.refund': () => t('refunded', { amount: money(after['amountMinor'], after['currency']) }),
  'order.remind': () => t('remindedTheResearcher'),
  'order.look': () => t('lookedAtAFile', { name: text(after['name']) }),
  'order.write': () => t('wroteAsCallslip', { to: text(after['to']) }),
  'order.remark': () => t('wroteARemark'),
  'order.remove_remark': () => t('removedARemark'),
  'event.resend': () => t('sentAnEventAgain', { deliveries: number(after['deliveries']) }),
  'payment.check': () => t('askedTheProvider'),
  'payment.write_off': () => t('gaveUpADebt', { amount: money(after['shareWrittenOffMinor'], after['currency']) }),
  'case.answer': () => t('answeredACase'),
  'case.close': () => t('decidedACase'),
  'review.hide': () => t('hidAReview'),
  'dispute.save_evidence': () => t('savedEvidence'),
  'dispute.submit_evidence': () => t('sentEvidence'),
  'endpoint.update': () => t('switchedAnEndpoint', { status: text(after['status']) }),
  'key.revoke': () => t('revokedAKey'),
  'researcher.update': () => t('movedAResearcher', { status: text(after['status']) }),
  'researcher.account': () => t('openedAnAccount'),
  'client.update': () => t('changedAClient'),
  'client.enable_production': () => t('enabledProduction'),
  'client.disable_production': () => t('disabledProduction'),
  'client.refuse_production': () => t('refusedProduction'),
  'client.reopen_production': () => t('reopenedProduction'),
  'client.allow_by_hand': () => t('allowedByHand'),
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

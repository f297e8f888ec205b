import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertLetter, trialLetter } from '#lib/alerts/letter.ts'
import { alertKinds } from '#lib/alerts/state.ts'
import { brokenLetter } from '#lib/audit/check-chain.ts'
import { contactTopics } from '#lib/contact/schema.ts'
import { contactLetter } from '#lib/contact/write-to-operators.ts'
import { letterOf as givenUpLetter } from '#lib/first-orders/give-up-order.ts'
import { letterOf as openedLetter } from '#lib/first-orders/open-account.ts'
import { checkIds } from '#lib/go-live/schema.ts'
import { renderLetter, type Letter } from '#lib/mail/letter.ts'
import { dateMoved } from '#lib/notices/date-notice.ts'
import { openAgain } from '#lib/notices/open-again-notice.ts'
import { disputed } from '#lib/notices/operator-notices.ts'
import { stillAsked } from '#lib/notices/question-notices.ts'
import { givenBack } from '#lib/notices/return-notices.ts'
import { reviewOpened } from '#lib/notices/review-notices.ts'
import { noOffers } from '#lib/notices/suggestion-notices.ts'
import { letterOf as decisionLetter } from '#lib/operators/mail-decision.ts'
import { reminder } from '#lib/operators/remind-researcher.ts'
import { askBackLetter } from '#lib/production/ask-back.ts'
import { requested } from '#lib/production/request-production.ts'
import { moreLetter, noteLetter } from '#lib/production/write-note.ts'
import { appliedLetter } from '#lib/researchers/apply-as-researcher.ts'
import { newOrders } from '#lib/researchers/mail-alerts.ts'
import { tell as payoutLetter } from '#lib/researchers/note-payout.ts'
import * as changeEmail from '#lib/users/change-email.ts'
import { resetLetter } from '#lib/users/forgot-password.ts'
import * as register from '#lib/users/register.ts'
import { disabled } from '#lib/webhooks/disable-endpoint.ts'
import { beganLetter, overLetter } from '#lib/webhooks/tell-alert.ts'
import { askForLocale } from '#lib/words/locale.ts'
import { day, expectOfCatalogue, order, typed } from '#tools/lint/plain-letters.ts'

// As letters.test.ts, for letters that stand beside the verb that sends them.

beforeAll(() => askForLocale(() => 'en-XA'))
afterAll(() => askForLocale(() => undefined))

const { url } = order
const said = { sender: typed, content: typed, at: day }
const origin = { network: null, agent: null }
const dispute = { amountMinor: 4675, currency: 'EUR', reason: typed, status: typed, dueBy: day }
const archive = { id: typed, name: typed, city: typed, countryISOA3: 'Ω' }
const late = {
  id: typed,
  number: typed,
  documentType: typed,
  repositoryName: typed,
  environment: 'production',
} as const
const due = { estimatedCompletionDate: day, waitedSeconds: 0 }
const news = {
  ...({ id: typed, number: typed, environment: 'development', country: null } as const),
  ...{ repository_name: typed, document_type: typed, location: typed },
}
const applicant = { id: typed, name: typed, bio: typed, languages: [typed], countries: [], archives: [typed] }
const endpoint = { id: typed, url, clientId: typed, environment: 'development' } as const
const answers = { useCase: typed }

/** Those for everybody, for operators, for researchers and for programmers, by the file that writes them. */
const samples: () => Record<string, Letter[]> = () => ({
  'lib/alerts/letter.ts': [
    ...alertKinds.flatMap((kind) => [alertLetter(kind, 'fired', typed), alertLetter(kind, 'resolved', typed)]),
    trialLetter(),
  ],
  'lib/audit/check-chain.ts': [brokenLetter(typed)],
  'lib/contact/write-to-operators.ts': contactTopics.map((topic) =>
    contactLetter({ name: typed, email: typed, topic, message: typed }, origin),
  ),
  'lib/first-orders/give-up-order.ts': [givenUpLetter(typed, { documentType: typed })],
  'lib/first-orders/open-account.ts': [openedLetter(typed, undefined), openedLetter(typed, typed)],
  'lib/notices/date-notice.ts': [undefined, typed].map((reason) =>
    dateMoved(order, { name: typed, date: day, reason }),
  ),
  'lib/notices/open-again-notice.ts': [openAgain(order)],
  'lib/notices/operator-notices.ts': [
    disputed(order, dispute),
    disputed(order, { ...dispute, dueBy: null }),
    disputed(order, { ...dispute, status: 'won' }),
  ],
  'lib/notices/question-notices.ts': [stillAsked(order, said, true), stillAsked(order, said, false)],
  'lib/notices/return-notices.ts': [givenBack(order, { name: typed, reason: typed, money: [typed] })],
  'lib/notices/review-notices.ts': (['customer', 'researcher'] as const).flatMap((side) => [
    reviewOpened(order, { side, stars: 1, content: null, isAnswered: false }),
    reviewOpened(order, { side, stars: 5, content: typed, isAnswered: true }),
  ]),
  'lib/notices/suggestion-notices.ts': [
    noOffers(order, { raisePrice: true, archives: [] }),
    noOffers(order, { raisePrice: false, archives: [archive] }),
  ],
  'lib/operators/mail-decision.ts': [
    decisionLetter({ subject: typed, sentence: typed }),
    decisionLetter({ subject: typed, sentence: typed, reason: typed, clientId: typed }),
  ],
  'lib/operators/remind-researcher.ts': [
    reminder({ ...late, ...due, status: 'confirmed' }, undefined, null),
    reminder({ ...late, ...due, status: 'confirmed' }, undefined, day),
    reminder({ ...late, ...due, status: 'in_progress' }, typed, null),
    reminder({ ...late, ...due, estimatedCompletionDate: null, status: 'in_progress' }, typed, null),
  ],
  'lib/production/ask-back.ts': [askBackLetter({ client: typed, content: typed, url })],
  'lib/production/request-production.ts': [
    requested({ asker: typed, client: { id: typed, name: typed }, answers, checks: [] }),
    requested({
      ...{ asker: typed, client: { id: typed, name: typed }, answers },
      checks: checkIds.map((id) => ({ id, done: false, hint: typed })),
    }),
  ],
  'lib/production/write-note.ts': [
    noteLetter({ clientId: typed, client: typed, author: typed, content: typed }),
    moreLetter({ clientId: typed, client: typed }),
  ],
  'lib/researchers/apply-as-researcher.ts': [
    appliedLetter(applicant, () => typed),
    appliedLetter({ ...applicant, bio: null }, () => typed, 'again'),
  ],
  'lib/researchers/mail-alerts.ts': [
    newOrders([news], news),
    newOrders(
      Array.from({ length: 30 }, () => news),
      news,
    ),
  ],
  'lib/researchers/note-payout.ts': [payoutLetter(typed, day, typed)],
  'lib/users/change-email.ts': [changeEmail.confirmLetter(url), changeEmail.takenLetter()],
  'lib/users/forgot-password.ts': [resetLetter(url)],
  'lib/users/register.ts': [
    register.confirmLetter(url, true),
    register.confirmLetter(url, false),
    register.takenLetter(),
  ],
  'lib/webhooks/disable-endpoint.ts': [disabled(endpoint, typed)],
  'lib/webhooks/tell-alert.ts': (['failing', 'failure_rate', 'slow'] as const).flatMap((kind) => {
    const alert = { id: typed, kind, beganAt: day, endedAt: null, figures: {} }
    return [beganLetter(endpoint, alert), overLetter(endpoint, { ...alert, endedAt: day })]
  }),
})

// What the API calls the two environments and what was tried, and the payment provider the end of a dispute.
const codes = new RegExp(`^(production|development|won|${checkIds.flatMap((id) => id.split('_')).join('|')})$`)

it('letters beside their verbs hold nothing beside the catalogue', () => {
  for (const letters of Object.values(samples())) {
    expect(letters.length).toBeGreaterThan(0)
    expectOfCatalogue(letters, codes)
  }
})

it('what strangers typed over several lines stands marked in every one of them', () => {
  const lines = `${typed}\n\nhttps://elsewhere.example`
  const letters = [
    contactLetter({ name: typed, email: typed, topic: 'account', message: lines }, origin),
    appliedLetter({ ...applicant, bio: lines }, () => typed),
    requested({ ...{ asker: typed, client: { id: typed, name: typed } }, answers: { useCase: lines }, checks: [] }),
  ]
  for (const letter of letters) {
    const { text, html } = renderLetter(letter, {})
    expect(text).toMatch(/^> https:\/\/elsewhere\.example$/m)
    expect(html).toMatch(/<blockquote[^]*https:\/\/elsewhere\.example[^]*<\/blockquote>/)
  }
})

it('every file that writes a letter is among those looked at', () => {
  const writers = globSync('lib/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /\): Letter (=>|\{)/.test(readFileSync(path, 'utf8')))
  const others = readFileSync('tools/lint/letters.test.ts', 'utf8')
  const looked = writers.filter((path) => others.includes(`'#${path}'`))
  expect(looked.length).toBeGreaterThan(5)
  expect(writers.filter((path) => !looked.includes(path)).sort()).toEqual(Object.keys(samples()).sort())
})

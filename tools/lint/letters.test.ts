import { afterAll, beforeAll, expect, it } from 'vitest'
import * as approvals from '#lib/approvals/approval-letters.ts'
import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { securityLetter, seenFrom } from '#lib/mail/security-letter.ts'
import * as members from '#lib/members/letters.ts'
import * as cases from '#lib/notices/case-letters.ts'
import * as toCustomers from '#lib/notices/customer-letters.ts'
import * as toResearchers from '#lib/notices/researcher-letters.ts'
import * as people from '#lib/people/person-letters.ts'
import * as rights from '#lib/rights/letters.ts'
import { askForLocale } from '#lib/words/locale.ts'
import { day, expectOfCatalogue, order, typed } from '#tools/lint/plain-letters.ts'

// Mails speak English whoever reads them (docs/decisions/063): here they are written in the language for finding what is
// not translated, and what comes without an accent has not gone through the catalogue. What people typed and names are Greek.

beforeAll(() => askForLocale(() => 'en-XA'))
afterAll(() => askForLocale(() => undefined))

const said = [{ sender: typed, content: typed, at: day }]
const price = { total: typed, researcher: typed }
const offers = [
  { researcher: typed, totalMinor: 4675, currency: 'EUR', ready: day },
  { researcher: typed, totalMinor: 4675, noFindMinor: 1200, currency: 'EUR', ready: day },
]
const delivery = { researcher: typed, report: true, again: false, acceptedOn: day, paid: true, back: typed }
const problem = { reference: typed, said }
const money = { total: typed, sentences: [typed], numbers: [typed] }
const origin = { network: null, agent: null }
const approval = (what: ApprovalRow['what'], payload: object): ApprovalRow => ({
  id: typed,
  what,
  environment: 'production',
  targetId: typed,
  payload: { name: typed, ...payload },
  reason: typed,
  state: 'waiting',
  askedBy: typed,
  decidedBy: null,
  decisionReason: typed,
  decidedAt: null,
  expiresAt: day,
  createdAt: day,
})
const amount = { amountMinor: 4675, currency: 'EUR' }
const asked = [
  approval('order.refund', { effect: 'refund', ...amount }),
  approval('order.cancel', { effect: 'refund', ...amount }),
  approval('order.cancel', { effect: 'release', ...amount }),
  approval('order.cancel', { effect: 'nothing' }),
  approval('order.replace', { effect: 'refund', ...amount }),
  approval('client.enable_production', { effect: 'nothing' }),
]

/** Every letter of a module, by the name of what writes it; what isn't a letter says so with none. */
type Samples<Module> = Record<keyof Module, Letter[]>

const customers: () => Samples<typeof toCustomers> = () => ({
  offersIn: [toCustomers.offersIn(order, { offers, fresh: 2 }), toCustomers.offersIn(order, { offers, fresh: 1 })],
  offersConfirmed: [toCustomers.offersConfirmed(order, { offers })],
  paymentDue: [
    toCustomers.paymentDue(order, { ...price, declined: true }),
    toCustomers.paymentDue(order, { ...price, noFind: typed, declined: false }),
  ],
  payAgain: [toCustomers.payAgain(order, price)],
  researcherMessage: [
    toCustomers.researcherMessage(order, said),
    toCustomers.researcherMessage(
      order,
      Array.from({ length: 7 }, () => ({ ...said[0], files: [typed] })) as typeof said,
    ),
  ],
  delivered: [
    toCustomers.delivered(order, { ...delivery, outcome: 'found', documents: 2, report: false }),
    toCustomers.delivered(order, { ...delivery, outcome: 'partial', documents: 1, paid: false }),
    toCustomers.delivered(order, { ...delivery, outcome: 'not_found', documents: 0 }),
    toCustomers.delivered(order, { ...delivery, outcome: 'found', documents: 0, again: true, acceptedOn: undefined }),
  ],
  acceptanceEnds: [
    toCustomers.acceptanceEnds(order, { acceptedOn: day, paid: true }),
    toCustomers.acceptanceEnds(order, { acceptedOn: day, paid: false }),
  ],
  holdExpiring: [toCustomers.holdExpiring(order, { ...price, until: day })],
  cancelled: [toCustomers.cancelled(order, { reason: typed, money: [typed] })],
  held: [toCustomers.held(order, money)],
  charged: [true, false].map((begun) => toCustomers.charged(order, { ...money, begun })),
  refunded: [
    toCustomers.refunded(order, { back: typed, ...money }),
    toCustomers.refunded(order, { back: typed, ...money, numbers: [typed, typed] }),
    toCustomers.refunded(order, { back: typed, ...money, numbers: [] }),
  ],
  refundFailed: [toCustomers.refundFailed(order, money)],
})

const researchers: () => Samples<typeof toResearchers> = () => ({
  startWork: [toResearchers.startWork(order, { share: typed, ready: day, until: day })],
  startSoon: [toResearchers.startSoon(order, { until: day })],
  customerMessage: [
    toResearchers.customerMessage(order, said),
    toResearchers.customerMessage(order, [...said, ...said]),
  ],
  callslipMessage: [toResearchers.callslipMessage(order, said)],
  orderChanged: [toResearchers.orderChanged(order, { members: [typed], price: typed })],
  changesRequested: [toResearchers.changesRequested(order)],
  calledOff: (['withdrawn', 'cancelled', 'declined'] as const).map((how) => toResearchers.calledOff(order, how)),
  shareSent: [toResearchers.shareSent(order, { sentences: [typed], review: { url: order.url, until: day } })],
})

const kinds = ['missing_pages', 'unreadable', 'wrong_person', 'late', 'other'] as const
const decisions = ['redo_asked', 'part_refunded', 'refunded', 'nothing_to_do'] as const
const ofCases: () => Samples<typeof cases> = () => ({
  caseReported: kinds.map((kind) => cases.caseReported(order, { ...problem, kind })),
  caseOpened: kinds.map((kind) => cases.caseOpened(order, { ...problem, kind })),
  caseWritten: kinds.map((kind) => cases.caseWritten(order, { ...problem, kind })),
  caseDecided: (['customer', 'researcher'] as const).flatMap((reader) =>
    decisions.map((outcome) =>
      cases.caseDecided(order, { ...problem, kind: 'late', reader, outcome, acceptedOn: day }),
    ),
  ),
})

const ofPeople: () => Samples<typeof people> = () => ({
  disabledLetter: [people.disabledLetter(typed)],
  enabledLetter: [people.enabledLetter()],
  roleSentences: [],
  invitationLetter: (['support', 'finance', 'admin'] as const).map((role) => people.invitationLetter(role, order.url)),
  removedLetter: [people.removedLetter()],
})

const ofMembers: () => Samples<typeof members> = () => ({
  invitationLetter: (['owner', 'orders', 'billing', 'developer', 'read'] as const).map((role) =>
    members.invitationLetter(typed, role, order.url),
  ),
  roleLetter: [members.roleLetter({ id: typed, name: typed }, 'orders')],
  removedLetter: [members.removedLetter(typed)],
})

const ofRights: () => Samples<typeof rights> = () => ({
  readyLetter: [rights.readyLetter(day)],
  failedLetter: [rights.failedLetter()],
  askedLetter: [rights.askedLetter({ dueAt: day, link: order.url, names: [typed, typed], origin })],
  keptLetter: [rights.keptLetter()],
  stoppedLetter: [rights.stoppedLetter([typed])],
  farewellLetter: [rights.farewellLetter()],
})

const ofApprovals: () => Samples<typeof approvals> = () => ({
  askedLetter: asked.map((row) => approvals.askedLetter(row, typed)),
  decidedLetter: asked.flatMap((row) =>
    (['approved', 'refused', 'expired'] as const).map((outcome) => approvals.decidedLetter(row, outcome, typed)),
  ),
})

it.each([
  ['to customers', customers],
  ['to researchers', researchers],
  ['about cases', ofCases],
  ['about people', ofPeople],
  ['about members', ofMembers],
  ['about a person’s rights', ofRights],
  ['about what wants two operators', ofApprovals],
])('letters %s hold nothing beside the catalogue', (_, samplesOf) => {
  const letters = Object.values(samplesOf()).flat()
  expect(letters.length).toBeGreaterThan(0)
  expectOfCatalogue([...letters, securityLetter(typed, seenFrom(origin).join(' '), origin)])
})

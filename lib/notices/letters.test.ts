import { describe, expect, it } from 'vitest'
import { clientUrl } from '#lib/clients/client-url.ts'
import { caseDecided } from '#lib/notices/case-letters.ts'
import {
  acceptanceEnds,
  cancelled,
  delivered,
  holdExpiring,
  offersIn,
  payAgain,
  paymentDue,
  researcherMessage,
} from '#lib/notices/customer-letters.ts'
import { orderUrl, renderLetter, type Letter } from '#lib/mail/letter.ts'
import { inWordsFor, sayDay, sayMoment, sayMoney } from '#lib/mail/said.ts'
import {
  calledOff,
  changesRequested,
  customerMessage,
  shareSent,
  startSoon,
  startWork,
} from '#lib/notices/researcher-letters.ts'
import { orderLabel } from '#lib/orders/title.ts'

const order = {
  label: 'Birth record, Archives de Paris (R-7)',
  url: 'http://localhost:3000/orders/ord_1?environment=production',
}
const ready = new Date('2027-01-10')
const until = new Date('2026-12-24T14:30:59Z')
const offer = { researcher: 'Camille Laurent', totalMinor: 4675, currency: 'EUR', ready }
/** As somebody reads it, or nobody in particular. */
const readBy = (letter: Letter, locale?: string) => JSON.parse(inWordsFor(locale, JSON.stringify(letter))) as Letter // its texts changed, and nothing else
const allOf = (letter: Letter) =>
  [letter.subject, ...letter.body.flat()].map((text) => inWordsFor(undefined, String(text))).join('\n')
const frame = {
  name: 'Odile Moreau',
  environment: 'production',
  footer: ['Switches: http://localhost:3000/account'],
} as const

it('writes money with the decimals and the code of its currency', () => {
  expect(
    [sayMoney(4670, 'EUR'), sayMoney(1200, 'JPY'), sayMoney(1200, 'ISK'), sayMoney(1230, 'KWD')].map((text) =>
      inWordsFor(undefined, text),
    ),
  ).toEqual(['46.70 EUR', '1200 JPY', '12 ISK', '1.230 KWD'])
})

it.each([
  ['de-DE', '1.234,50 €', '24.12.2026', '24.12.2026, 14:30 UTC'],
  ['en-US', '€1,234.50', 'Dec 24, 2026', 'Dec 24, 2026, 2:30 PM UTC'],
  ['fr-FR', '1 234,50 €', '24 déc. 2026', '24 déc. 2026, 14:30 UTC'],
])('writes amounts and dates as a reader in %s does', (locale, ...expected) => {
  const letter: Letter = { subject: sayMoney(123_450, 'EUR'), body: [sayDay(until), [sayMoment(until)]] }
  const { text, html, subject } = renderLetter(letter, { locale })
  const [money, day, moment] = expected
  expect(subject.replace(/\s/g, ' ')).toBe(money)
  expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(`Hello,\n\n${day}\n\n- ${moment}\n\n-- \nCallslip\n`)
  expect(html.replace(/\s/g, ' ')).toContain(`<p>${day}</p> <ul><li>${moment}</li></ul>`)
})

it.each([undefined, 'de-DE'])(
  'leaves alone what somebody has typed to look like an amount or a date (%s)',
  (locale) => {
    const typed = ['money x', 'money 1 XXX', `money ${'9'.repeat(400)} EUR`, 'day soon', 'moment 99', 'money '].map(
      (value) => `\uE0F1${value}\uE0F2`,
    )
    for (const text of [...typed, '\uE0F1', '\uE0F2\uE0F1money']) expect(() => inWordsFor(locale, text)).not.toThrow()
    expect(inWordsFor(locale, typed[0] ?? '')).toBe(typed[0])
  },
)

it('calls an order in one line, however many its customer wrote', () => {
  const written = { number: 'CS-7QK-4MR', documentType: 'Birth\r\n\nrecord', repositoryName: 'Archives\u2028de Paris' }
  expect(orderLabel(written, 'R\n7')).toBe('Birth record, Archives de Paris (CS-7QK-4MR, R 7)')
})

it('links to the portal page of an order in its environment', () => {
  expect(clientUrl('/orders/ord_1', 'cli_1', 'production')).toBe(`${order.url}&for=cli_1`)
  expect(orderUrl('/research/orders', 'ord_1', 'development')).toBe(
    'http://localhost:3000/research/orders/ord_1?environment=development',
  )
})

describe('a rendered letter', () => {
  const letter: Letter = {
    subject: 'Found',
    body: ['A & B <script>', ['one', 'two']],
    link: { label: 'See the order', url: `${order.url}&a="` },
  }

  it('says the same as text and as HTML, with nothing of the text taken for markup', () => {
    const { text, html } = renderLetter(letter, frame)
    expect(text).toBe(
      `Hello Odile Moreau,\n\nA & B <script>\n\n- one\n- two\n\nSee the order:\n${order.url}&a="\n\n-- \nSwitches: http://localhost:3000/account\n`,
    )
    expect(html).toContain('<p>A &amp; B &lt;script&gt;</p>\n<ul><li>one</li><li>two</li></ul>')
    expect(html).toContain(`<a href="${order.url}&amp;a=&quot;">See the order</a>`)
    expect(html).toContain('<a href="http://localhost:3000/account">http://localhost:3000/account</a>')
  })

  it('marks what somebody wrote line by line, so that nothing of it passes for ours', () => {
    const typed = 'First <b>line</b>\r\n-- \nSee the order:\nhttps://elsewhere.example \uE0F1money 100 EUR\uE0F2'
    const { text, html } = renderLetter(
      { subject: 'News', body: [{ from: `Camille\nLaurent, ${sayMoment(until)}:`, text: typed }] },
      { locale: 'de-DE' },
    )
    expect(text).toBe(
      'Hello,\n\nCamille Laurent, 24.12.2026, 14:30 UTC:\n> First <b>line</b>\n> --\n> See the order:\n> https://elsewhere.example \uE0F1money 100 EUR\uE0F2\n\n-- \nCallslip\n',
    )
    expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;<br>-- <br>See the order:<br>https://elsewhere.example ')
    expect(html).toContain('<blockquote dir="auto"')
    expect(html).not.toContain('href="https://elsewhere.example')
  })

  it.each(['\r', '\n', '\r\n', '\u2028', '\u2029'])('takes %j for the end of a line that somebody wrote', (end) => {
    const typed = ['Thank you.', '', 'Answer:', 'https://elsewhere.example'].join(end)
    const { text, html } = renderLetter({ subject: 'News', body: [{ from: 'Camille:', text: typed }, typed] }, {})
    expect(text).toContain('\n> Thank you.\n>\n> Answer:\n> https://elsewhere.example\n')
    expect(html).toContain('Thank you.<br><br>Answer:<br>https://elsewhere.example')
    expect(`${text}${html}`).not.toMatch(/\r|[\u2028\u2029]/)
  })

  it('does without a link, keeps the lines of a paragraph, and names what a list links to', () => {
    const { text, html } = renderLetter(
      { subject: 'News', body: ['first\nsecond', [{ label: 'Will <1712>', url: `${order.url}&a=1` }]] },
      { name: 'Camille' },
    )
    expect(text).toBe(`Hello Camille,\n\nfirst\nsecond\n\n- Will <1712>:\n  ${order.url}&a=1\n\n-- \nCallslip\n`)
    expect(html).toContain(
      `<p>first<br>second</p>\n<ul><li><a href="${order.url}&amp;a=1">Will &lt;1712&gt;</a></li></ul>\n<hr>`,
    )
  })

  it('marks the sandbox, and only that', () => {
    expect(renderLetter(letter, { ...frame, environment: 'development' })).toMatchObject({
      subject: '[Rehearsal] Found',
      text: expect.stringContaining('no real money moves'),
    })
    expect(renderLetter(letter, frame).subject).toBe('Found')
  })

  it('keeps what people typed from adding a header or a list item of its own', () => {
    const typed = renderLetter(
      { ...letter, subject: 'Found\r\nBcc: x@example.com', body: [['one\n- forged']] },
      { ...frame, name: 'A\nB' },
    )
    expect(typed.subject).toBe('Found Bcc: x@example.com')
    expect(typed.text).toContain('Hello A B,\n\n- one - forged\n')
    expect([...renderLetter({ ...letter, subject: '😀'.repeat(300) }, frame).subject]).toHaveLength(180)
  })
})

describe('letters to a customer', () => {
  it('tell the first offers from further ones', () => {
    const offers = [offer, { ...offer, researcher: 'Bruno Keller', totalMinor: 5500, noFindMinor: 2200 }]
    const two = readBy(offersIn(order, { offers, fresh: 2 }))
    expect(two.subject).toBe('2 offers for Birth record, Archives de Paris (R-7)')
    expect(two.body[1]).toEqual([
      'Camille Laurent: 46.75 EUR, found or not, ready by 2027-01-10',
      'Bruno Keller: 55.00 EUR, 22.00 EUR if nothing is found, ready by 2027-01-10',
    ])
    expect(offersIn(order, { offers: [offer], fresh: 1 })).toMatchObject({
      subject: `1 offer for ${order.label}`,
      link: { label: 'See the offer' },
    })
    expect(offersIn(order, { offers: [offer, offer, offer], fresh: 1 }).subject).toBe(`1 more offer for ${order.label}`)
  })

  it('say what to pay, and why again', () => {
    const facts = { total: '46.75 EUR', researcher: 'Camille Laurent' }
    expect(paymentDue(order, { ...facts, declined: false }).subject).toBe(
      `Pay 46.75 EUR so that work can start: ${order.label}`,
    )
    expect(allOf(paymentDue(order, { ...facts, declined: false }))).not.toContain('declined')
    expect(allOf(paymentDue(order, { ...facts, declined: true }))).toContain('The last attempt was declined.')
    expect(allOf(paymentDue(order, { ...facts, declined: false }))).toContain('it is the same if nothing is found')
    expect(allOf(paymentDue(order, { ...facts, noFind: '22.00 EUR', declined: false }))).toContain(
      'If nothing is found, it costs 22.00 EUR; the rest goes back to your card.',
    )
    expect(allOf(payAgain(order, facts))).toContain('nothing was taken')
    expect(allOf(holdExpiring(order, { ...facts, until }))).toMatch(
      /ends 2026-12-24 14:30 UTC:[^]*until 2026-12-24 14:30 UTC/,
    )
  })

  it('say who wrote, or how many messages there are', () => {
    const said = { sender: 'Camille Laurent', content: 'Which\nregister?', at: until }
    expect(researcherMessage(order, [said]).subject).toBe(`Camille Laurent wrote about ${order.label}`)
    expect(researcherMessage(order, [said, said, said]).subject).toBe(`3 new messages about ${order.label}`)
  })

  it('quote the newest messages, long ones by their beginning, and say what is left out', () => {
    const said = Array.from({ length: 7 }, (_, n) => ({
      sender: 'Ada',
      content: `${n} ${'😀'.repeat(2_000)}`,
      at: until,
    }))
    const [, left, first, ...others] = researcherMessage(order, said).body
    expect(left).toBe('2 earlier messages not shown here.')
    expect(first).toMatchObject({ text: `2 ${'😀'.repeat(1_998)} …` })
    expect(others).toHaveLength(4)
    expect(researcherMessage(order, said.slice(0, 5)).body).toHaveLength(6)
    const withFiles = { sender: 'Ada', content: 'See.', at: until, files: ['a.pdf', 'b.png'] }
    expect(researcherMessage(order, [withFiles]).body).toContainEqual(
      expect.objectContaining({ text: 'See.\n\nAttached: a.pdf, b.png' }),
    )
  })

  it.each([
    ['found', 2, false, 'Found and delivered', 'There are 2 documents for you.'],
    ['partial', 1, true, 'Partly found', 'There is 1 document and a search report for you.'],
    ['not_found', 0, true, 'Not found, search report ready', 'There is a search report for you.'],
  ] as const)('say the outcome %s in words', (outcome, documents, report, subject, things) => {
    const facts = { researcher: 'Camille Laurent', outcome, documents, report, acceptedOn: until, paid: true }
    const first = delivered(order, { ...facts, again: false })
    expect(first.subject).toBe(`${subject}: ${order.label}`)
    expect(first.body).toContain(things)
    // It ends within that day.
    expect(allOf(first)).toContain('until 2026-12-24 14:30 UTC')
    expect(allOf(first)).toContain('the researcher is paid')
    expect(allOf(delivered(order, { ...facts, again: false, paid: false }))).not.toContain('paid')
    expect(allOf(first)).not.toContain('goes back')
    expect(allOf(delivered(order, { ...facts, again: false, back: '24.75 EUR' }))).toContain(
      '24.75 EUR goes back to your card',
    )
    expect(delivered(order, { ...facts, again: true }).subject).toBe(`Your changes were answered: ${order.label}`)
  })

  it('say when silence counts as acceptance, and what a cancellation does to the money', () => {
    const ends = acceptanceEnds(order, { acceptedOn: until, paid: true })
    expect(readBy(ends).subject).toBe(`Your delivery counts as accepted on 2026-12-24 14:30 UTC: ${order.label}`)
    expect(allOf(ends)).toContain('On 2026-12-24 14:30 UTC it counts as accepted and the researcher is paid.')
    expect(allOf(acceptanceEnds(order, { acceptedOn: until, paid: false }))).not.toContain('paid')
    const decided = { reference: 'K-1', kind: 'other', reader: 'customer', outcome: 'nothing_to_do', said: [] } as const
    expect(allOf(caseDecided(order, { ...decided, acceptedOn: until }))).toContain('until 2026-12-24 14:30 UTC')
    // Said to both sides of any order: one that nothing was delivered of, or that no card pays for.
    for (const outcome of ['nothing_to_do', 'part_refunded', 'refunded', 'replaced'] as const)
      expect(allOf(caseDecided(order, { ...decided, outcome }))).not.toMatch(
        /delivery|back to you\. How far|what was charged|the customer/i,
      )
    const ofResearcher = { ...decided, reader: 'researcher', outcome: 'part_refunded' } as const
    expect(allOf(caseDecided(order, ofResearcher))).toContain('a part of the money goes back to the customer.')
    expect(allOf(cancelled(order, { reason: 'The archive burnt down.', money: ['A refund is on its way.'] }))).toMatch(
      /The reason: The archive burnt down\.[^]*A refund is on its way\./,
    )
    expect(allOf(cancelled(order, { reason: null, money: ['You have not been charged.'] }))).toMatch(
      /^(?!.*reason)[^]*You have not been charged\./,
    )
  })
})

it('writes to a researcher what is to be done next', () => {
  expect(allOf(startWork(order, { share: '42.50 EUR', ready, until }))).toMatch(
    /42\.50 EUR, and you promised it for 2027-01-10\.[^]*held until 2026-12-24 14:30 UTC/,
  )
  expect(allOf(startWork(order, { share: '42.50 EUR', ready, until: null }))).not.toContain('held')
  expect(readBy(startSoon(order, { until })).subject).toBe(`Start before 2026-12-24 14:30 UTC: ${order.label}`)
  expect(allOf(shareSent(order, { sentences: ['Sent.'], review: { url: order.url, until } }))).toContain(
    'Until 2026-12-24 14:30 UTC you can say how it went',
  )
  const asked = { sender: 'The customer', content: 'Is it legible?', at: until }
  expect(customerMessage(order, [asked]).subject).toBe(`A message from the customer: ${order.label}`)
  expect(customerMessage(order, [asked, asked]).subject).toBe(`2 messages from the customer: ${order.label}`)
  expect(changesRequested(order).subject).toBe(`The customer asks for changes: ${order.label}`)
  const ends = (['withdrawn', 'cancelled', 'declined'] as const).map((how) => calledOff(order, how).subject)
  expect(ends).toEqual([
    `Withdrawn, please stop: ${order.label}`,
    `Cancelled, please stop: ${order.label}`,
    `Declined, please stop: ${order.label}`,
  ])
})

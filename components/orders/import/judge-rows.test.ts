import { expect, it } from 'vitest'
import { changeRows } from '#components/orders/import/change-rows.ts'
import { isDoubtful, judgeRows, stillReady, type ImportRow } from '#components/orders/import/judge-rows.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { emptyOrder, emptyPerson } from '#lib/browser/order-values.ts'
import { orderView } from '#lib/orders/schema.ts'

const row = (line: number, more: Partial<OrderValues> = {}, state: Partial<ImportRow> = {}): ImportRow => ({
  line,
  key: `key-${line}`,
  values: {
    ...emptyOrder('EUR'),
    repositoryName: 'Stadsarchief Gent',
    documentType: 'Will',
    location: 'Gent',
    personsOfInterest: [],
    ...more,
  },
  leftOut: false,
  sent: false,
  ...state,
})
const there = orderView.parse({
  ...(orderView.meta()?.example as object),
  order: {
    ...(orderView.meta()?.example as { order: object }).order,
    externalOrderRef: 'CASE-1',
    repositoryName: 'Stadsarchief  Gent',
    personsOfInterest: [{ firstname: 'Käthe', lastname: 'Krüger' }],
  },
})
const person = (firstname: string, lastname: string) => ({
  personsOfInterest: [{ ...emptyPerson, firstname, lastname }],
})

it('marks what is twice in the table, and what is under way already', () => {
  const judged = judgeRows(
    [
      row(2, { externalOrderRef: 'CASE-1' }),
      row(3, { externalOrderRef: 'CASE-2' }),
      row(4, { externalOrderRef: 'CASE-2' }),
      row(5, person('', 'Kruger')),
      row(6, person('Anna', 'Krüger')),
      row(7, { ...person('Anna', 'KRUGER'), repositoryName: 'STADSARCHIEF GENT' }),
      row(8, { externalOrderRef: 'CASE-3' }, { leftOut: true }),
      row(9, { externalOrderRef: 'CASE-3' }),
      row(10, { ...person('Anna', 'Krüger'), repositoryName: 'Rijksarchief' }),
      row(11, { externalOrderRef: 'CASE-2' }, { leftOut: true }),
    ],
    [there],
    { locale: 'en-GB' },
  )
  expect(
    judged.map(({ row: { line }, twin }) => [line, twin && ('line' in twin ? twin.line : 'order'), twin?.because]),
  ).toEqual([
    [2, 'order', 'reference'],
    [3, undefined, undefined],
    [4, 3, 'reference'],
    [5, 'order', 'person'],
    [6, 5, 'person'],
    [7, 5, 'person'],
    [8, undefined, undefined],
    [9, undefined, undefined],
    [10, undefined, undefined],
    // Left out for a reason, which the report names; nothing is asked about it any more.
    [11, 3, 'reference'],
  ])
  expect(judged.filter(isDoubtful).map(({ row: { line } }) => line)).toEqual([2, 4, 5, 6, 7])
})

it('tells rows apart by what can be done with them', () => {
  const error = {
    error: 'fixedPrice: must be at least 0.45 EUR',
    details: [
      { field: 'fixedPrice', message: "must be at least 0.45 EUR: with the fee, less than 0.5 EUR can't be charged" },
    ],
  }
  const judged = judgeRows(
    [
      row(2),
      row(3, { location: '' }),
      row(4, { location: '' }, { leftOut: true }),
      row(5, {}, { sent: true }),
      row(6, {}, { result: { order: there } }),
      row(7, {}, { result: { error } }),
    ],
    [],
    { locale: 'en-GB' },
  )
  expect(judged.map(({ state, order }) => [state, order !== undefined])).toEqual([
    ['ready', true],
    ['invalid', false],
    ['left_out', false],
    ['sent', true],
    ['placed', true],
    ['refused', true],
  ])
  expect(judged[1]?.issues).toEqual([
    { name: 'location', label: 'Place', message: 'Say which town or parish it concerns.' },
  ])
  expect(judged[5]?.issues).toEqual([
    {
      name: 'fixedPrice',
      label: 'Your price',
      message: 'The least is €0.45: with our fee, less than €0.50 can’t be charged.',
    },
  ])
})

it('places on another day what was refused as too much for one, and says so meanwhile', () => {
  const refused = (line: number, code: string) =>
    row(line, {}, { result: { error: { error: 'This client may place 3 orders a day in production.', code } } })
  const rows = [refused(2, 'daily_limit_reached'), refused(3, 'invalid_request')]
  const judged = judgeRows(rows, [], { locale: 'en-GB' })
  expect(judged.map(({ state }) => state)).toEqual(['ready', 'refused'])
  expect(judged[0]?.issues).toMatchObject([{ message: 'This client may place 3 orders a day in production.' }])
  expect(stillReady(rows, [2, 3], 'en-GB').map(({ row: { line } }) => line)).toEqual([2])
  const sent = changeRows(rows, { do: 'send', lines: [2] })
  expect(judgeRows(sent, [], { locale: 'en-GB' })[0]).toMatchObject({ state: 'sent', issues: [] })
})

it('keeps of a refusal what tells whether another day is enough', () => {
  const error = { error: 'Enough for today.', code: 'daily_limit_reached', requestId: 'req_1' }
  const settled = changeRows([row(2)], {
    do: 'settle',
    results: [{ line: 2, result: { index: 0, status: 429, error } }],
  })
  expect(judgeRows(settled, [], { locale: 'en-GB' })[0]?.state).toBe('ready')
})

it('leaves out what was refused, and takes it in again as it was', () => {
  const rows = [row(2, {}, { result: { error: { error: 'That file is gone.' } } })]
  const stateAfter = (out: boolean, all: readonly ImportRow[] = rows) => {
    const changed = changeRows(all, { do: 'leave', lines: [2], out })
    return { changed, state: judgeRows(changed, [], { locale: 'en-GB' })[0]?.state }
  }
  const { changed, state } = stateAfter(true)
  expect(state).toBe('left_out')
  expect(stateAfter(false, changed)).toEqual({ changed: [row(2)], state: 'ready' })
})

it('lets go what can still be placed, as it is by now', () => {
  const rows = [
    row(2),
    row(3, {}, { leftOut: true }),
    row(4, { location: '' }),
    row(5, { location: 'Brugge' }),
    row(6, {}, { sent: true }),
    row(7, {}, { result: { order: there } }),
    row(8),
  ]
  const ready = stillReady(rows, [2, 3, 4, 5, 6, 7], 'en-GB')
  expect(ready.map(({ row: { line }, order }) => [line, order.location])).toEqual([
    [2, 'Gent'],
    [5, 'Brugge'],
    [6, 'Gent'],
  ])
})

it('takes a person whose fields are all empty for nobody, and leaves the others their numbers', () => {
  const anna = { ...emptyPerson, firstname: 'Anna' }
  const [good, bad, none] = judgeRows(
    [
      row(2, { personsOfInterest: [emptyPerson, anna] }),
      row(3, { personsOfInterest: [emptyPerson, { ...emptyPerson, note: 'A baker' }] }),
      row(4, { personsOfInterest: [emptyPerson] }),
    ],
    [],
    { locale: 'en-GB' },
  )
  expect(good?.order?.personsOfInterest).toEqual([{ firstname: 'Anna' }])
  expect(bad?.issues.map(({ name }) => name)).toEqual(['personsOfInterest.1.firstname'])
  expect([none?.state, none?.twin]).toEqual(['ready', undefined])
})

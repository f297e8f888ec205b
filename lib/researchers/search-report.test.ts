import { expect, it } from 'vitest'
import { mostOfPart } from '#lib/researchers/draft-schema.ts'
import { deliverInput } from '#lib/researchers/schema.ts'
import { composeReport, parseReport } from '#lib/researchers/search-report.ts'

const full = {
  searched: 'Births of the 18th arrondissement',
  volumes: 'V4E 9876,\nfilm 12',
  years: '1890-1894',
  result: 'Entry 412',
  remarks: '',
}

it('writes a report that reads back as the same parts', () => {
  const text = composeReport(full)
  expect(text).toBe(
    'What was searched:\nBirths of the 18th arrondissement\n\nVolumes and films:\nV4E 9876,\nfilm 12\n\nYears:\n1890-1894\n\nResult:\nEntry 412',
  )
  expect(parseReport(text)).toEqual(full)
})

it('takes a report without headings as the result, and an empty one as none', () => {
  expect(parseReport('Nothing before 1891.')).toEqual({
    searched: '',
    volumes: '',
    years: '',
    result: 'Nothing before 1891.',
    remarks: '',
  })
  expect(composeReport(parseReport(''))).toBe('')
})

it('can be handed over when every part is as long as it may be', () => {
  const part = 'x'.repeat(mostOfPart)
  const report = composeReport({ searched: part, volumes: part, years: part, result: part, remarks: part })
  expect(report.length).toBeGreaterThan(5 * mostOfPart)
  expect(deliverInput.safeParse({ outcome: 'found', report }).error).toBeUndefined()
})

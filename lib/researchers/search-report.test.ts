import { expect, it } from 'vitest'
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

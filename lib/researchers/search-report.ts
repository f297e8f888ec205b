/** The parts of a search report, in the order in which they are written. */
export const reportParts = ['searched', 'volumes', 'years', 'result', 'remarks'] as const
export type ReportPart = (typeof reportParts)[number]
export type SearchReport = Record<ReportPart, string>

export const reportHeadings: Record<ReportPart, string> = {
  searched: 'What was searched',
  volumes: 'Volumes and films',
  years: 'Years',
  result: 'Result',
  remarks: 'Remarks',
}

/** The report as the customer reads it; parts without words are left out. Empty where none has any. */
export const composeReport = (report: SearchReport): string =>
  reportParts
    .flatMap((part) => (report[part].trim() === '' ? [] : [`${reportHeadings[part]}:\n${report[part].trim()}`]))
    .join('\n\n')

/** The parts of a report again; what stands under none of the headings is the result. */
export function parseReport(text: string): SearchReport {
  const report: SearchReport = { searched: '', volumes: '', years: '', result: '', remarks: '' }
  let part: ReportPart = 'result'
  for (const line of text.split('\n')) {
    const heading = reportParts.find((one) => line.trim() === `${reportHeadings[one]}:`)
    if (heading) part = heading
    else report[part] += `${line}\n`
  }
  for (const one of reportParts) report[one] = report[one].trim()
  return report
}

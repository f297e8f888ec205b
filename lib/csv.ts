// A cell that begins like a formula would be run by the spreadsheet that opens the file.
function toCell(value: string | number | undefined): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of RFC 4180. */
export const toLine = (cells: (string | number | undefined)[]) => `${cells.map(toCell).join(',')}\r\n`

// What begins like a formula would be run by the spreadsheet that opens the file: at the beginning of a cell, and behind what
// some spreadsheets take for its end. Full-width signs count as well.
const formula = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r])/g

function toCell(value: string | number | undefined): string {
  const text = typeof value === 'string' ? value.replace(formula, "$1'$2") : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of RFC 4180. */
export const toLine = (cells: (string | number | undefined)[]) => `${cells.map(toCell).join(',')}\r\n`

import { createHash } from 'node:crypto'
import type { KeptMonth, MonthReport } from '#lib/finance/months-schema.ts'

/** JSON with the members of every object in the order of their names: the database keeps them in another. */
function spell(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${spell(member)}`)
    .join(',')}}`
}

/** The hash of a closed month, over that of the month before: whoever changes one changes all that follow. */
export const sealMonth = (before: string | undefined, report: KeptMonth): string =>
  createHash('sha256')
    .update(`${before ?? '0'.repeat(64)}\n${spell(report)}`)
    .digest('hex')

/** What somebody sees of an open month, as a hash: whoever closes it says what they saw. */
export const seenOf = ({ month, currencies, unresolved }: Pick<MonthReport, 'month' | 'currencies' | 'unresolved'>) =>
  createHash('sha256').update(spell({ month, currencies, unresolved })).digest('hex')

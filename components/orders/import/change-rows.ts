import type { ImportRow } from '#components/orders/import/judge-rows.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import type { PlacedRow } from '#lib/orders/batch-schema.ts'

export type Action =
  | { do: 'begin'; rows: ImportRow[] }
  | { do: 'edit'; line: number; values: OrderValues }
  | { do: 'leave'; lines: readonly number[]; out: boolean }
  | { do: 'send'; lines: readonly number[] }
  | { do: 'settle'; results: readonly { line: number; result: PlacedRow }[] }
  | { do: 'unsend'; lines: readonly number[] }

export function changeRows(rows: readonly ImportRow[], action: Action): readonly ImportRow[] {
  if (action.do === 'begin') return action.rows
  if (action.do === 'settle') {
    const results = new Map(action.results.map(({ line, result }) => [line, result]))
    return rows.map((row) => {
      const result = results.get(row.line)
      return result ? { ...row, result: outcomeOf(result), sent: false } : row
    })
  }
  const lines = new Set(action.do === 'edit' ? [action.line] : action.lines)
  return rows.map((row) => {
    if (!lines.has(row.line)) return row
    // What was refused has left nothing behind: whatever is done with it, it is the same row, under the same key.
    const { result: _, ...open } = row
    switch (action.do) {
      case 'edit':
        return { ...open, values: action.values }
      case 'leave':
        return { ...open, leftOut: action.out }
      case 'send':
        return { ...open, sent: true }
      case 'unsend':
        return { ...row, sent: false }
    }
  })
}

/** Only what is shown of it: a thousand orders would be more than a tab may keep. */
const outcomeOf = ({ order, error }: PlacedRow): ImportRow['result'] => ({
  ...(order ? { order: { id: order.id, order: { number: order.order.number } } } : {}),
  ...(error ? { error: { error: error.error, code: error.code, details: error.details } } : {}),
})

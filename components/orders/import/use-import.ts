'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { inTurn } from '#lib/browser/in-turn.ts'
import { refresh } from '#lib/browser/keys.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { openOrdersQuery } from '#lib/browser/order-duplicates.ts'
import { judgeRows, type ImportRow, type JudgedRow } from '#components/orders/import/judge-rows.ts'
import { placeOrders } from '#lib/orders/operations.ts'
import type { PlacedRow } from '#lib/orders/batch-schema.ts'

type Action =
  | { do: 'begin'; rows: ImportRow[] }
  | { do: 'edit'; line: number; values: OrderValues }
  | { do: 'leave'; lines: readonly number[]; out: boolean }
  | { do: 'send'; lines: readonly number[] }
  | { do: 'settle'; results: readonly { line: number; result: PlacedRow }[] }
  | { do: 'unsend'; lines: readonly number[] }

function change(rows: ImportRow[], action: Action): ImportRow[] {
  if (action.do === 'begin') return action.rows
  if (action.do === 'settle') {
    const results = new Map(action.results.map(({ line, result }) => [line, result]))
    return rows.map((row) => {
      const result = results.get(row.line)
      return result ? { ...row, result, sent: false } : row
    })
  }
  const lines = new Set(action.do === 'edit' ? [action.line] : action.lines)
  return rows.map((row) => {
    if (!lines.has(row.line)) return row
    switch (action.do) {
      case 'edit': {
        // What was refused has left nothing behind: mended it is the same row, under the same key.
        const { result: _, ...mended } = row
        return { ...mended, values: action.values }
      }
      case 'leave':
        return { ...row, leftOut: action.out }
      case 'send':
        return { ...row, sent: true }
      case 'unsend':
        return { ...row, sent: false }
    }
  })
}

// So many are on the way at once: few enough for the progress to be seen.
const pieceSize = 25

export type Placing = { done: number; of: number } | undefined

/** The rows of a table on their way to being orders; they and their keys live as long as the page. */
/** @param initial rows to begin with @param ofOneArchive whether they are documents of one archive, ordered together */
export function useImport(initial: ImportRow[] = [], ofOneArchive = false) {
  const [rows, dispatch] = useReducer(change, initial)
  const [placing, setPlacing] = useState<Placing>()
  const [failure, setFailure] = useState<ApiFailure>()
  const api = useApi()
  const client = useQueryClient()
  const { locale } = useReader()
  const started = rows.some(({ sent, result }) => sent || result)
  const open = useQuery({ ...openOrdersQuery(api), enabled: rows.length > 0 && !started })
  const judged = useMemo(
    () => judgeRows(rows, open.data ?? [], { locale, ofOneArchive }),
    [rows, open.data, locale, ofOneArchive],
  )

  const place = async (ready: readonly JudgedRow[]) => {
    setFailure(undefined)
    for (let at = 0; at < ready.length; at += pieceSize) {
      setPlacing({ done: at, of: ready.length })
      const piece = ready.slice(at, at + pieceSize)
      const lines = piece.map(({ row }) => row.line)
      dispatch({ do: 'send', lines })
      try {
        const orders = piece.flatMap(({ row, order }) => (order ? { ...order, idempotencyKey: row.key } : []))
        const { results } = await inTurn(() => api.call(placeOrders, { params: {}, body: { orders } }))
        dispatch({ do: 'settle', results: results.map((result, i) => ({ line: lines[i] ?? 0, result })) })
      } catch (error) {
        const refused = asFailure(error)
        // Without an answer nobody knows: the rows wait, unchanged, for the next try under their keys.
        if (!refused.mayRecover && refused.kind === 'refused') dispatch({ do: 'unsend', lines })
        setFailure(refused)
        break
      }
    }
    setPlacing(undefined)
    await refresh(client, placeOrders.changes)
  }
  // What is known of the open orders may be older than what was just placed: until it isn't, the same could be placed again.
  const comparing = !started && open.isFetching
  return { rows, judged, dispatch, placing, failure, place, openOrders: open.data, comparing, started }
}
export type Import = ReturnType<typeof useImport>

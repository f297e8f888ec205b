'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Rows } from '#components/orders/import/use-rows.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { inTurn } from '#lib/browser/in-turn.ts'
import { refresh } from '#lib/browser/keys.ts'
import { openOrdersQuery } from '#lib/browser/order-duplicates.ts'
import { judgeRows, type JudgedRow } from '#components/orders/import/judge-rows.ts'
import { placeOrders } from '#lib/orders/operations.ts'

// So many are on the way at once: few enough for the progress to be seen.
const pieceSize = 25

/**
 * The rows of a table on their way to being orders.
 * @param ofOneArchive whether they are documents of one archive, ordered together
 */
export function useImport({ rows, dispatch, run: { placing, failure }, setRun }: Rows, ofOneArchive = false) {
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
    let refused: ApiFailure | undefined
    for (let at = 0; at < ready.length && !refused; at += pieceSize) {
      setRun({ placing: { done: at, of: ready.length } })
      const piece = ready.slice(at, at + pieceSize)
      const lines = piece.map(({ row }) => row.line)
      dispatch({ do: 'send', lines })
      try {
        const orders = piece.flatMap(({ row, order }) => (order ? { ...order, idempotencyKey: row.key } : []))
        const { results } = await inTurn(() => api.call(placeOrders, { params: {}, body: { orders } }))
        dispatch({ do: 'settle', results: results.map((result, i) => ({ line: lines[i] ?? 0, result })) })
      } catch (error) {
        refused = asFailure(error)
        // Without an answer nobody knows: the rows wait, unchanged, for the next try under their keys.
        if (!refused.mayRecover && refused.kind === 'refused') dispatch({ do: 'unsend', lines })
      }
    }
    setRun(refused ? { failure: refused } : {})
    await refresh(client, placeOrders.changes)
  }
  // What is known of the open orders may be older than what was just placed: until it isn't, the same could be placed again.
  const comparing = !started && open.isFetching
  return { rows, judged, dispatch, placing, failure, place, openOrders: open.data, comparing, started }
}
export type Import = ReturnType<typeof useImport>

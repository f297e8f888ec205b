'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
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
const linesOf = (judged: readonly JudgedRow[]) => judged.map(({ row }) => row.line)

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
  // What is known of the open orders may be older than what was just placed: until it isn't, the same could be placed again.
  const comparing = !started && open.isFetching

  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  /**
   * Whether the same rows are ready once the comparison is done, and are as new as they were: nobody has asked for others, for what was
   * changed meanwhile, or for what may be there by now.
   */
  const staysReady = async (asked: readonly JudgedRow[]) => {
    // News begin it anew, and end what it had begun with.
    let found = await open.refetch({ cancelRefetch: false })
    while (found.isFetching) found = await open.refetch({ cancelRefetch: false })
    const ready = judgeRows(latest.current, found.data ?? [], { locale, ofOneArchive }).filter(
      ({ state }) => state === 'ready',
    )
    const isSame = ({ row, twin }: JudgedRow, was: JudgedRow | undefined) => row === was?.row && !twin === !was.twin
    return ready.length === asked.length && ready.every((one, i) => isSame(one, asked[i]))
  }

  /** Places rows; what is asked for while they are compared is done when they are. */
  const place = async (ready: readonly JudgedRow[]) => {
    setRun({ placing: { done: 0, of: ready.length } })
    if (comparing && !(await staysReady(ready))) return setRun({})
    let refused: ApiFailure | undefined
    for (let at = 0; at < ready.length && !refused; at += pieceSize) {
      setRun({ placing: { done: at, of: ready.length } })
      const piece = ready.slice(at, at + pieceSize)
      const lines = linesOf(piece)
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
  return { rows, judged, dispatch, placing, failure, place, openOrders: open.data, started }
}
export type Import = ReturnType<typeof useImport>

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCompared } from '#components/orders/import/use-compared.ts'
import type { Rows } from '#components/orders/import/use-rows.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { inTurn } from '#lib/browser/in-turn.ts'
import { refresh } from '#lib/browser/keys.ts'
import { stillReady, type JudgedRow } from '#components/orders/import/judge-rows.ts'
import { placeOrders } from '#lib/orders/operations.ts'

// So many are on the way at once: few enough for the progress to be seen.
const pieceSize = 25
const linesOf = (judged: readonly Pick<JudgedRow, 'row'>[]) => judged.map(({ row }) => row.line)

/**
 * The rows of a table on their way to being orders.
 * @param ofOneArchive whether they are documents of one archive, ordered together
 */
export function useImport({ rows, look, dispatch, run, setRun }: Rows, ofOneArchive = false) {
  const api = useApi()
  const client = useQueryClient()
  const { locale } = useReader()
  const started = rows.some(({ sent, result }) => sent || result)
  const { judged, isCompared, stayReady, openOrders, compareAgain } = useCompared(rows, { started, ofOneArchive })

  /** Places rows; what is asked for while they are compared is done when they are. */
  const place = async (ready: readonly JudgedRow[]) => {
    if (!isCompared) {
      setRun({ comparing: true })
      if (!(await stayReady(ready))) return setRun({ overtaken: true })
    }
    let refused: ApiFailure | undefined
    for (let at = 0; at < ready.length && !refused; at += pieceSize) {
      setRun({ placing: { done: at, of: ready.length } })
      // They can be changed until they go: what is sent is what is shown, and never what was left out meanwhile.
      const piece = stillReady(look(), linesOf(ready.slice(at, at + pieceSize)), locale)
      if (piece.length === 0) continue
      const lines = linesOf(piece)
      dispatch({ do: 'send', lines })
      try {
        const orders = piece.map(({ row, order }) => ({ ...order, idempotencyKey: row.key }))
        const { results } = await inTurn(() => api.call(placeOrders, { params: {}, body: { orders } }))
        dispatch({ do: 'settle', results: results.map((result, i) => ({ line: lines[i] ?? 0, result })) })
      } catch (error) {
        refused = asFailure(error)
        // Without an answer nobody knows: the rows wait, unchanged, for the next try under their keys. A refusal says nothing of
        // what a try before may have placed.
        if (!refused.mayRecover && refused.kind === 'refused')
          dispatch({ do: 'unsend', lines: linesOf(piece.filter(({ row }) => !row.sent)) })
      }
    }
    setRun(refused ? { failure: refused } : {})
    await refresh(client, placeOrders.changes)
  }
  /** What somebody changes takes away what was said of the rows before. */
  const change: typeof dispatch = (action) => {
    if (run.overtaken || (run.failure && action.do === 'begin')) setRun({})
    dispatch(action)
  }
  return { rows, judged, dispatch: change, ...run, place, openOrders, compareAgain, started }
}
export type Import = ReturnType<typeof useImport>

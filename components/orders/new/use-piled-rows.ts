'use client'
import { useEffect, useRef, useState } from 'react'
import { changeRows, type Action } from '#components/orders/import/change-rows.ts'
import type { ImportRow } from '#components/orders/import/judge-rows.ts'
import type { Rows, Run } from '#components/orders/import/use-rows.ts'
import { asPiled, type Pile } from '#lib/browser/order-pile.ts'

/**
 * The rows of a pile, which knows with each change what becomes of them: placing goes on when the page is left, and the form offers
 * nothing that is on its way.
 */
export function usePiledRows(pile: Pile): Rows {
  const [rows, setRows] = useState<readonly ImportRow[]>(() =>
    pile.items.map(({ key, values, leftOut = false, sent = false }, i) => ({
      line: i + 1,
      key,
      values,
      leftOut,
      sent,
    })),
  )
  const latest = useRef(rows)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [changes] = useState(() => {
    // Once the page is left the pile has the say, which a page opened since may change.
    const look = () => (isShown.current ? latest.current : asPiled(pile.read(), latest.current))
    const dispatch = (action: Action) => {
      latest.current = changeRows(look(), action)
      setRows(latest.current)
      pile.keep(
        latest.current.map(({ key, values, leftOut, sent }) => ({ key, values, leftOut, sent })),
        latest.current.flatMap(({ key, result }) => (result?.order ? key : [])),
      )
    }
    return { look, dispatch }
  })
  const [run, setRun] = useState<Run>({})
  return { rows, run, setRun, ...changes }
}

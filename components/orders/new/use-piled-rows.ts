'use client'
import { useEffect, useRef, useState } from 'react'
import { changeRows, type Action } from '#components/orders/import/change-rows.ts'
import type { ImportRow } from '#components/orders/import/judge-rows.ts'
import type { Rows, Run } from '#components/orders/import/use-rows.ts'
import type { Pile } from '#lib/browser/order-pile.ts'

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
  const [changes] = useState(() => ({
    // What was taken off the pile since the page was left isn't asked for any more, nor is what was put in its place.
    look: () => (isShown.current ? latest.current : latest.current.filter(({ key }) => pile.has(key))),
    dispatch: (action: Action) => {
      latest.current = changeRows(latest.current, action)
      setRows(latest.current)
      pile.keep(
        latest.current.map(({ key, values, leftOut, sent }) => ({ key, values, leftOut, sent })),
        latest.current.flatMap(({ key, result }) => (result?.order ? key : [])),
      )
    },
  }))
  const [run, setRun] = useState<Run>({})
  return { rows, run, setRun, ...changes }
}

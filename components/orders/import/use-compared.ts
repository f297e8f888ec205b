'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { judgeRows, type ImportRow, type JudgedRow } from '#components/orders/import/judge-rows.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { openOrdersQuery } from '#lib/browser/order-duplicates.ts'

const isReady = ({ state }: JudgedRow) => state === 'ready'

type How = {
  /** Some have been sent: what they are is known from their answers. */
  started: boolean
  ofOneArchive: boolean
}

/** Rows beside the customer's open orders, which they may be twice. */
export function useCompared(rows: readonly ImportRow[], { started, ofOneArchive }: How) {
  const api = useApi()
  const { locale } = useReader()
  const open = useQuery({ ...openOrdersQuery(api), enabled: rows.length > 0 && !started })
  const judged = useMemo(
    () => judgeRows(rows, open.data ?? [], { locale, ofOneArchive }),
    [rows, open.data, locale, ofOneArchive],
  )
  // What there is to place; undefined once nobody sees these rows any more, who then hasn't asked for them.
  const latest = useRef<typeof rows>(undefined)
  useEffect(() => {
    latest.current = rows
    return () => {
      latest.current = undefined
    }
  }, [rows])

  /**
   * Whether the same rows are ready once the comparison is done, with nothing that they may be twice: nobody has asked for others, for what
   * was changed meanwhile, or for what is there by now.
   */
  const stayReady = async (asked: readonly JudgedRow[]) => {
    // News begin it anew, and end what it had begun with; where they never cease, what is known by then has to do.
    let found = await open.refetch({ cancelRefetch: false })
    for (let n = 1; n < 5 && found.isFetching && latest.current; n += 1)
      found = await open.refetch({ cancelRefetch: false })
    if (!latest.current) return false
    const ready = judgeRows(latest.current, found.data ?? [], { locale, ofOneArchive }).filter(isReady)
    const isSame = ({ row, twin }: JudgedRow, was: JudgedRow | undefined) => row === was?.row && (!twin || was.twin)
    return ready.length === asked.length && ready.every((one, i) => isSame(one, asked[i]))
  }
  // What is known of the open orders may be older than what was just placed: until it isn't, the same could be placed again.
  return {
    judged,
    isCompared: started || !open.isFetching,
    stayReady,
    openOrders: open.data,
    // A help and no gate: what can't be compared can be placed all the same.
    compareAgain: !started && open.isError ? () => void open.refetch() : undefined,
  }
}

import { useState } from 'react'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

/**
 * The order as it was when somebody began to agree to it: the page goes on to what it says by now, and nobody promises what
 * they haven't read. `readAgain` is theirs to say.
 */
export function useReadOrder(order: ResearchOrderView) {
  const [read, setRead] = useState(order)
  return { read, isOutdated: read.version !== order.version, readAgain: () => setRead(order) }
}

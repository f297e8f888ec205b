'use client'
import { useQuery } from '@tanstack/react-query'
import { DayUse } from '#components/production/day-use.tsx'
import { OwnThread } from '#components/production/own-thread.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { ProductionView } from '#lib/go-live/schema.ts'
import { getDayUse, listProductionNotes } from '#lib/production/operations.ts'

/** What there is to answer before the decision, and what may be done a day after it. */
export function OwnProduction({ state }: Pick<ProductionView, 'state'>) {
  const may = useMay()
  const use = useQuery(useApi().ask(getDayUse))
  return (
    <>
      {state !== 'enabled' && may(listProductionNotes) && <OwnThread open={state === 'requested'} />}
      {use.data && <DayUse use={use.data} />}
    </>
  )
}

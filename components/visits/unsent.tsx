'use client'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useBrowserStore } from '#components/ui/awake.ts'
import { orNothing } from '#lib/browser/lazy.ts'
import { followUnsent, mayBeUnsent } from '#lib/browser/unsent-visits.ts'

const UnsentElsewhere = dynamic(
  orNothing(() => import('#components/visits/unsent-elsewhere.tsx').then((module) => module.UnsentElsewhere)),
  { ssr: false },
)

/** Seldom does anything wait on the device, and then what sends it is fetched. A shelf list sends by itself. */
export function Unsent({ userId }: { userId: string }) {
  const waits = useBrowserStore(
    followUnsent,
    () => mayBeUnsent(userId),
    () => false,
  )
  const isOnList = /^\/research\/visits\/./.test(usePathname())
  return waits && !isOnList && <UnsentElsewhere />
}

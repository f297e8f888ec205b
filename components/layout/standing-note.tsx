'use client'
import { usePathname } from 'next/navigation'
import { StandingBanner } from '#components/researchers/standing-banner.tsx'
import { describeStanding } from '#lib/researchers/standing.ts'
import type { MeView } from '#lib/users/schema.ts'

/** On every page, whichever desk it belongs to. The pages of the research desk say it themselves. */
export function StandingNote({ research }: { research: NonNullable<MeView['research']> }) {
  const path = usePathname()
  if (research.status === 'refused' || path.startsWith('/research')) return null
  return <StandingBanner standing={describeStanding(research)} />
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { StandingBanner } from '#components/researchers/standing-banner.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearchProfile } from '#lib/researchers/operations.ts'
import { describeStanding } from '#lib/researchers/standing.ts'

/** What keeps a researcher from earning, said where they look for work and where they do it. */
export function OwnStanding() {
  const own = useQuery(useApi().ask(getResearchProfile)).data
  if (!own) return null
  const payable = own.profile?.account?.state === 'active'
  return <StandingBanner standing={describeStanding({ ...own, payable })} />
}

import type { Metadata } from 'next'
import { ResearcherSearch } from '#components/operator/researcher-search.tsx'

export const metadata: Metadata = { title: 'Researchers' }

export default function Page() {
  return <ResearcherSearch />
}

import type { Metadata } from 'next'
import { ResearcherPage } from '#components/researchers/researcher-page.tsx'

export const metadata: Metadata = { title: 'Researcher' }

export default async function Page({ params }: { params: Promise<{ researcherId: string }> }) {
  const { researcherId } = await params
  return <ResearcherPage key={researcherId} researcherId={researcherId} />
}

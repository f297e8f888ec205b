import type { Metadata } from 'next'
import { ResearcherFile } from '#components/operator/researcher-file.tsx'

export const metadata: Metadata = { title: 'Researcher' }

export default async function Page({ params }: { params: Promise<{ researcherId: string }> }) {
  return <ResearcherFile {...await params} />
}

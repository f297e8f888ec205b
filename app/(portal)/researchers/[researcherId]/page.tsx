import type { Metadata } from 'next'
import { ResearcherPage } from '#components/researchers/researcher-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('researcher') })

export default async function Page({ params }: { params: Promise<{ researcherId: string }> }) {
  const { researcherId } = await params
  return <ResearcherPage key={researcherId} researcherId={researcherId} />
}

import type { Metadata } from 'next'
import { Guide } from '#components/docs/guide.tsx'
import { findDocPage, pagesBelow } from '#lib/server/docs/pages.ts'

type Props = { params: Promise<{ recipe: string }> }

// Each is drawn once, at the build.
export const dynamicParams = false
export const generateStaticParams = () => pagesBelow('recipes').map((recipe) => ({ recipe }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, summary } = findDocPage(`recipes/${(await params).recipe}`)
  return { title, description: summary }
}

export default async function Page({ params }: Props) {
  return <Guide slug={`recipes/${(await params).recipe}`} />
}

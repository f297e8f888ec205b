import type { Metadata } from 'next'
import { Guide } from '#components/docs/guide.tsx'
import { docPages, findDocPage, namesAddresses } from '#lib/server/docs/pages.ts'

type Props = { params: Promise<{ slug: string }> }

// Each is drawn once, at the build. Those that name an address have a page of their own, and so has each folder.
export const dynamicParams = false
export const generateStaticParams = () =>
  docPages
    .filter(({ kind, slug }) => kind === 'guide' && !namesAddresses.has(slug) && !slug.includes('/'))
    .map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, summary } = findDocPage((await params).slug)
  return { title, description: summary }
}

export default async function Page({ params }: Props) {
  return <Guide slug={(await params).slug} />
}

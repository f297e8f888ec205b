import type { Metadata } from 'next'
import { ArchiveFile } from '#components/operator/archive-file.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('archive') })

export default async function Page({ params }: { params: Promise<{ archiveId: string }> }) {
  return <ArchiveFile {...await params} />
}

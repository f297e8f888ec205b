import type { Metadata } from 'next'
import { ImportFile } from '#components/operator/import-file.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('importArchives') })

export default async function Page({ params }: { params: Promise<{ importId: string }> }) {
  return <ImportFile {...await params} />
}

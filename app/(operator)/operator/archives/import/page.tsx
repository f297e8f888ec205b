import type { Metadata } from 'next'
import { ArchiveImport } from '#components/operator/archive-import.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('importArchives') })

export default function Page() {
  return <ArchiveImport />
}

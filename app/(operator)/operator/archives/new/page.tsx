import type { Metadata } from 'next'
import { NewArchive } from '#components/operator/new-archive.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('addAnArchive') })

export default function Page() {
  return <NewArchive />
}

import type { Metadata } from 'next'
import { PersonFile } from '#components/operator/person-file.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('person') })

export default async function Page({ params }: { params: Promise<{ userId: string }> }) {
  return <PersonFile userId={(await params).userId} />
}

import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Guide } from '#components/docs/guide.tsx'
import { readAddresses } from '#lib/server/docs/addresses.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({
  title: t('documentation'),
  description: t('howToOrderDocumentsWith'),
})

export default async function Page() {
  // The text names the base URLs, and a build serves on any port.
  await connection()
  return <Guide slug="" addresses={readAddresses()} />
}

import type { Metadata } from 'next'
import { UnsubscribePage } from '#components/account/unsubscribe-page.tsx'
import { findMuting } from '#lib/users/find-muting.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('stopMails') })

export default async function Page({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams
  const given = typeof token === 'string' ? token : ''
  return <UnsubscribePage token={given} {...await findMuting(given)} />
}

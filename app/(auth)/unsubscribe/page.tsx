import type { Metadata } from 'next'
import { UnsubscribePage } from '#components/account/unsubscribe-page.tsx'
import { openUnsubscribeToken } from '#lib/mail/unsubscribe-token.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('stopMails') })

export default async function Page({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams
  const given = typeof token === 'string' ? token : ''
  const what = openUnsubscribeToken(given)
  return <UnsubscribePage token={given} {...what} />
}

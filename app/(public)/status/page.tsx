import type { Metadata } from 'next'
import { connection } from 'next/server'
import { StatusPage } from '#components/status/status-page.tsx'
import { recallStatus } from '#lib/status/recall-status.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('status') })

export default async function Page() {
  await connection()
  return <StatusPage status={await recallStatus()} />
}

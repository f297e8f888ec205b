import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { Mailbox } from '#components/account/mailbox.tsx'
import { listLocalMails } from '#lib/mail/list-mails.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('mailbox'), robots: { index: false } })

export default async function Page() {
  await connection()
  const mails = await listLocalMails()
  if (!mails) notFound()
  return <Mailbox mails={mails} />
}

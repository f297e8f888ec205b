import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { Mailbox } from '#components/account/mailbox.tsx'
import { listLocalMails } from '#lib/mail/list-mails.ts'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }

export default async function Page() {
  await connection()
  const mails = await listLocalMails()
  if (!mails) notFound()
  return <Mailbox mails={mails} />
}

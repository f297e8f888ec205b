import type { Metadata } from 'next'
import { ContactPage } from '#components/contact/contact-page.tsx'
import { findSignedIn } from '#components/layout/on-request.ts'
import { contactTopics } from '#lib/contact/schema.ts'

export const metadata: Metadata = { title: 'Write to us' }

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }))

export default async function Page() {
  const me = await findSignedIn()
  return <ContactPage name={me?.name ?? ''} email={me?.email ?? ''} topics={topics} />
}

import type { Metadata } from 'next'
import { ContactPage } from '#components/contact/contact-page.tsx'
import { findSignedIn } from '#components/layout/on-request.ts'
import { contactTopics } from '#lib/contact/schema.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('writeToUs') })

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }))

export default async function Page() {
  const me = await findSignedIn()
  return <ContactPage name={me?.name ?? ''} email={me?.email ?? ''} topics={topics} />
}

import type { Metadata } from 'next'
import { ContactPage } from '#components/contact/contact-page.tsx'
import { findSignedIn } from '#components/layout/on-request.ts'
import { contactTopics } from '#lib/contact/schema.ts'
import { topicWords } from '#lib/contact/topic-words.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('writeToUs') })

export default async function Page() {
  const me = await findSignedIn()
  const topics = contactTopics.map((value) => ({ value, label: topicWords()[value] }))
  return <ContactPage name={me?.name ?? ''} email={me?.email ?? ''} topics={topics} />
}

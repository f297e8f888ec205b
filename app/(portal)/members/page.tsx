import { MembersPage } from '#components/members/members-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('members'))

export default function Page() {
  return <MembersPage />
}

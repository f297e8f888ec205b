import { RequestsPage } from '#components/developers/requests-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('requestLog'))

export default function Page() {
  return <RequestsPage />
}

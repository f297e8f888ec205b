import { KeysPage } from '#components/developers/keys-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('apiKeys'))

export default function Page() {
  return <KeysPage />
}

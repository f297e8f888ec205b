import type { PublicCredential } from '#lib/credentials/schema.ts'
import { catalogue } from '#lib/words/en/credentials.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const credentialKinds = (): Record<PublicCredential['kind'], string> => ({
  degree: t('degree'),
  certificate: t('certificate'),
  membership: t('membership'),
  reader_card: t('readerCard'),
  other: t('other'),
})

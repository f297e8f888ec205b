import { credentialKinds } from '#components/researchers/credential-kinds.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { PublicCredential } from '#lib/credentials/schema.ts'
import { catalogue } from '#lib/words/en/credentials.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One qualification, and who says so. */
export const CredentialText = ({ credential: { kind, title, issuer, checked } }: { credential: PublicCredential }) => (
  <span className="min-w-0">
    <bdi>{title}</bdi>, <bdi>{issuer}</bdi> <span className="text-sm text-ink-soft">({credentialKinds()[kind]})</span>{' '}
    <Badge tone={checked ? 'accent' : 'neutral'} className="whitespace-normal!">
      {checked ? t('checkedByCallslip') : t('statedByTheResearcher')}
    </Badge>
  </span>
)

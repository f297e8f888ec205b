import { Badge } from '#components/ui/badge.tsx'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import { catalogue } from '#lib/words/en/operator-imports.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** How far an import is. */
export function ImportState({ state }: Pick<ArchiveImportView, 'state'>) {
  if (state === 'previewed') return <Badge tone="caution">{t('notImportedYet')}</Badge>
  return state === 'applied' ? (
    <Badge tone="accent">{t('imported')}</Badge>
  ) : (
    <Badge tone="neutral">{t('takenBack')}</Badge>
  )
}

import { DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a client and the operators wrote to each other, oldest first, the same for both. */
export const Thread = ({ notes }: { notes: readonly ProductionNoteView[] }) => (
  <ol className="flex flex-col gap-4">
    {notes.map(({ id, from, author, content, createdAt }) => (
      <li key={id} className="flex flex-col gap-1">
        <p className="text-sm text-ink-soft">
          <span className="font-medium text-ink">
            {from === 'callslip' ? t('callslip') : <bdi>{author ?? t('theClient')}</bdi>}
          </span>
          , <DateTime value={createdAt} />
        </p>
        <TypedText className="break-words">{content}</TypedText>
      </li>
    ))}
  </ol>
)

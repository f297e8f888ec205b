import { Badge, type Tone } from '#components/ui/badge.tsx'
import type { RequestView } from '#lib/requests/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const toneOf = (status: number): Tone => (status >= 500 ? 'danger' : status >= 400 ? 'caution' : 'accent')

/** The status, and the error's own name where there was one. */
export const RequestStatus = ({ request: { status, errorCode, replayed } }: { request: RequestView }) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
    <Badge tone={toneOf(status)}>{status}</Badge>
    {errorCode && <code className="font-card text-sm">{errorCode}</code>}
    {replayed && <span className="text-sm text-ink-soft">{t('replayed')}</span>}
  </span>
)

import type { ReactNode } from 'react'
import { Stars } from '#components/reviews/stars.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { PublicReview } from '#lib/reviews/schema.ts'

type Props = { review: PublicReview; who?: ReactNode; children?: ReactNode }

/** One review as it was written. */
export const ReviewText = ({ review: { stars, content, createdAt }, who, children }: Props) => (
  <div className="flex flex-col gap-1">
    <p className="flex flex-wrap items-baseline gap-x-3">
      {who && <span className="font-medium">{who}</span>}
      <Stars count={stars} />
      <span className="text-sm text-ink-soft">
        <DateTime value={createdAt} shape="date" />
      </span>
    </p>
    {content && <TypedText className="break-words">{content}</TypedText>}
    {children}
  </div>
)

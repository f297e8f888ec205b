'use client'
import { Banner } from '#components/ui/banner.tsx'
import { catalogue } from '#lib/words/en/attachments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Files that were attached to what is back, and are to be attached again: without a word it would be sent without them. */
export const ForgottenFiles = ({ names = [] }: { names?: readonly string[] | undefined }) =>
  names.length > 0 && (
    <Banner tone="caution" role="status" title={t('attachTheseAgain')}>
      {t('filesAreKeptForADay', { names: names.join(', ') })}
    </Banner>
  )

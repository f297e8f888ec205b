import type { Size } from '#components/pictures/crop.ts'
import { goodSize, type Warning } from '#components/pictures/quality.ts'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is wrong with a picture of that size, and what to do about it. */
export function warningText(warning: Warning, { width, height }: Size): string {
  if (warning === 'blurred') return t('itLooksBlurred')
  if (warning === 'tooDark') return t('itIsDark')
  return t('itHasFewPixels', { width, height, goodWidth: goodSize.width, goodHeight: goodSize.height })
}

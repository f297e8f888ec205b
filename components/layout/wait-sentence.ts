import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** How long somebody has to wait after too many tries. */
export const waitSentence = (seconds: number): string =>
  seconds < 60 ? t('tooManyTriesSeconds', { seconds }) : t('tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) })

import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** How long somebody has to wait after too many tries. */
export function waitSentence(seconds: number): string {
  const time = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return t('tooManyTriesThatDid', { time: String(time[0]), time2: String(time[1]), which: time[0] === 1 ? '' : 's' })
}

import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const tenths = (value: number) => Math.round(value * 10) / 10

/** How long something took, as the marks of an axis say it: `20 min`, `3.5 h`, `2 d`. */
export const hoursText = (hours: number): string =>
  hours === 0
    ? '0'
    : hours < 1
      ? t('min', { minutes: Math.round(hours * 60) })
      : hours < 36 && hours !== 24
        ? `${tenths(hours)} h`
        : `${tenths(hours / 24)} d`

/** The same of what really took so long, which is never no time at all. */
export const tookText = (hours: number | undefined): string =>
  hours === undefined ? '–' : hours * 60 < 1 ? t('n1Min') : hoursText(hours)

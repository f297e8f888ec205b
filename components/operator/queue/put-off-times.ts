import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const hourMs = 3_600_000
const hours = { h4: 4, d1: 24, d3: 72, d7: 168, d13: 312 } as const
export type PutOffTime = keyof typeof hours

export const putOffTimes = () => Object.keys(hours).map((value) => ({ value, label: t(`times.${toTime(value)}`) }))
export const toTime = (value: string): PutOffTime => (Object.hasOwn(hours, value) ? (value as PutOffTime) : 'd1') // it is one of them
/** The moment that lies so far ahead. */
export const untilOf = (time: PutOffTime) => new Date(Date.now() + hours[time] * hourMs).toISOString()

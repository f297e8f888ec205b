import { dateFormat } from '#lib/formats.ts'
import { formatDay, formatMoment, formatMoney } from '#lib/mail/format.ts'
import { findCurrency, getCurrency, toMajor } from '#lib/money.ts'
import { moneyText } from '#lib/money-text.ts'

// A letter is written before it is known who reads it: one event is told to a whole client. So letters hold amounts and dates
// as marks, and addressing writes them as the reader does. The marks stand between characters of Unicode's private use.
const [open, close] = ['\uE0F1', '\uE0F2']
const marks = new RegExp(`${open}(money|day|moment) ([^${close}]+)${close}`, 'g')
const mark = (kind: 'money' | 'day' | 'moment', value: string) => `${open}${kind} ${value}${close}`

/** An amount in minor units, for a letter. */
export const sayMoney = (minor: number, currency: string) => mark('money', `${minor} ${currency}`)
export const sayDay = (date: Date) => mark('day', date.toISOString())
export const sayMoment = (date: Date) => mark('moment', date.toISOString())

const inNobodysWords = {
  money: (value: string) => {
    const [minor, currency = ''] = value.split(' ')
    return formatMoney(Number(minor), currency)
  },
  day: (value: string) => formatDay(new Date(value)),
  moment: (value: string) => formatMoment(new Date(value)),
}

const dates = { timeZone: 'UTC', dateStyle: 'medium' } as const
const inWordsOf = (locale: string): typeof inNobodysWords => ({
  money: (value) => {
    const [minor, code = ''] = value.split(' ')
    const currency = getCurrency(code)
    return moneyText(toMajor(Number(minor), currency), currency.code, locale)
  },
  day: (value) => dateFormat(locale, dates).format(new Date(value)),
  moment: (value) => `${dateFormat(locale, { ...dates, timeStyle: 'short' }).format(new Date(value))} UTC`,
})

// Letters hold what people typed too, and they can type anything: what isn't a mark of ours stays as it stands.
const isMoment = (value: string) => !Number.isNaN(Date.parse(value))
const isOurs: Record<keyof typeof inNobodysWords, (value: string) => boolean> = {
  money: (value) => /^-?\d{1,15} [A-Za-z]{3}$/.test(value) && findCurrency(value.slice(-3)) !== undefined,
  day: isMoment,
  moment: isMoment,
}

/** Whether anything in a letter is written as its reader does. */
export const holdsMarks = (letter: object): boolean => JSON.stringify(letter).includes(open)

/** The text as its reader writes amounts and dates; with ISO's codes and dates where nothing is known of them. */
export function inWordsFor(locale: string | undefined, text: string): string {
  const words = locale === undefined ? inNobodysWords : inWordsOf(locale)
  return text.replace(marks, (whole, kind: keyof typeof words, value: string) =>
    isOurs[kind](value) ? words[kind](value) : whole,
  )
}

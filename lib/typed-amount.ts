import { toMajor, toMinor, type Currency, type Issue } from '#lib/money.ts'
import { amountRefusal } from '#lib/amount-refusals.ts'

/** The marks of a number in a locale: `1,234.5` of `en`, `1.234,5` of `de`, `۱٬۲۳۴٫۵` of `fa`. And its digits, from 0. */
function marksOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse()
  return { group: find('group'), decimal: find('decimal') ?? '.', digits }
}

/** Groups of thousands, and the Indian ones of hundreds: `1.234.567`, `12,34,567`. */
const isGrouped = (text: string, mark: string) => {
  const groups = text.split(mark)
  return (
    groups.length > 1 &&
    groups.every((group, i) => (i === 0 ? /^\d{1,3}$/ : i === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group))
  )
}

/** The digits before and after the decimal mark; undefined where no reading makes a number. */
function split(bare: string): [whole: string, fraction: string] | undefined {
  const [, head = bare, mark = '', tail = ''] = /^(.*)([.,٫٬])(.*)$/.exec(bare) ?? []
  const other = /[.,٫٬]/.exec(head)?.[0]
  if (other === undefined) return [head, tail]
  if (isGrouped(bare, mark)) return [bare.replaceAll(mark, ''), '']
  return other !== mark && isGrouped(head, other) ? [head.replaceAll(other, ''), tail] : undefined
}

/**
 * An amount as people of any country type it, in minor units, or what is wrong with it, to follow "The amount …". One mark
 * before exactly three digits may group thousands or begin the decimals: `1,500` is a thousand times `1,50`. The currency
 * decides where it has no decimals, the reader's locale where the mark is its own for thousands; otherwise it is asked.
 */
export function readAmount(typed: string, currency: Currency, locale: string): number | Issue {
  const { group, decimal, digits } = marksOf(locale)
  const text = typed
    .trim()
    .replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit))
  if (text === '') return { issue: amountRefusal('required') }
  const unclear = /^([1-9]\d{0,2})([.,٫٬])(\d{3})$/.exec(text)
  if (unclear) {
    const [, head = '', mark, tail = ''] = unclear
    const thousands = head + tail
    if (currency.decimals === 0 || mark === group) return toMinor(Number(thousands), currency)
    if (currency.decimals < 3 || mark !== decimal) {
      const small = `${head}${decimal}${tail.slice(0, currency.decimals)}`
      return { issue: amountRefusal('amountUnclear', { thousands, small }) }
    }
  }
  const [whole = '', fraction = ''] = split(text.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')) ?? []
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction)) {
    const example = currency.decimals === 0 ? '1250' : `12${decimal}50`
    return { issue: amountRefusal('amountUnreadable', { example }) }
  }
  return toMinor(Number(`${whole}.${fraction || '0'}`), currency)
}

/** An amount in major units as it would be typed, without marks for thousands. */
export const typedAmount = (major: number, locale: string) => String(major).replace('.', marksOf(locale).decimal)

/** The same in major units, as JSON carries it; undefined where it is no amount. */
export function readMajor(typed: string, currency: Currency, locale: string): number | undefined {
  const minor = readAmount(typed, currency, locale)
  return typeof minor === 'number' ? toMajor(minor, currency) : undefined
}

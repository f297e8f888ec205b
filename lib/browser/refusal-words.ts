import { numberFormat } from '#lib/formats.ts'
import { moneyText } from '#lib/money-text.ts'
import type { RefusalValue } from '#lib/refusal-writer.ts'
import { readRefusal, type RefusalCode } from '#lib/refusals.ts'
import { catalogue } from '#lib/words/en/refusals.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** As whoever sits here writes numbers. */
const reader = () => (typeof navigator === 'undefined' ? 'en-GB' : navigator.language)

const money = (amount: number, currency: string) => moneyText(amount, currency, reader())

/** "euros", "Japanese yen": a word of the sentence, in its language. */
const currencyName = (currency: string) =>
  numberFormat(currentLocale(), { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The two amounts around one that has too many decimals. */
function around(amount: number, decimals: number) {
  const [whole = '0', fraction = ''] = String(amount).split('.')
  const low = Number(`${whole}.${fraction.slice(0, decimals) || '0'}`)
  const plain = numberFormat(reader(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
  return { low: plain.format(low), high: plain.format(low + 10 ** -decimals) }
}

/** A value as people read it. */
const said = (value: RefusalValue) => (typeof value === 'object' ? money(value.amount, value.code) : value)

/** What a sentence needs beside the values that the API has. */
function more({ code, amount, decimals, step }: Record<string, RefusalValue>): Record<string, string | number> {
  if (typeof code !== 'string')
    return typeof amount === 'number' ? { amount: numberFormat(reader()).format(amount) } : {}
  return {
    currency: currencyName(code),
    ...(typeof amount === 'number' && typeof decimals === 'number' ? around(amount, decimals) : {}),
    ...(typeof step === 'number' ? { step: money(step, code) } : {}),
  }
}

/** What each code is called in the catalogue: one that has no words there doesn't compile. */
const keyOf = (code: RefusalCode) => `refusals.${code}` as const

/** A refusal of the API in people's words; undefined for a sentence that is none of lib/refusals.ts. */
export function refusalWords(sentence: string): string | undefined {
  const refused = readRefusal(sentence)
  if (!refused) return undefined
  const values = Object.entries(refused.values).map(([name, value]) => [name, said(value)] as const)
  return t.parts<string>(keyOf(refused.code), { ...Object.fromEntries(values), ...more(refused.values) }).join('')
}

/** The same, where there is always something to be said. */
export const inPeoplesWords = (sentence: string): string => refusalWords(sentence) ?? t('general')

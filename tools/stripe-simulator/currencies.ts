import { badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'

const supported = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop ' +
    'crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ils inr isk jmd jod ' +
    'jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio ' +
    'nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd ' +
    'top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
)

/** Smallest step of a charge in minor units; three-decimal currencies must end in 0, ISK and UGX in 00. */
const currencySteps: Partial<Record<string, number>> = {
  bhd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
  isk: 100,
  ugx: 100,
}

const zeroDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))

/** How many decimals an amount in smallest units has. */
export const decimalsOf = (currency: string): number =>
  zeroDecimals.has(currency) ? 0 : currencySteps[currency] === 10 ? 3 : 2

const maxAmount = 99_999_999

/** Stripe's table of minimum charges. A currency that it doesn't list is held to the settlement currency's, unknown here. */
const minimums: Partial<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

export function readCurrency(params: Params): string {
  const currency = params.requiredText('currency')
  if (!/^[a-z]{3}$/.test(currency) || !supported.has(currency)) {
    throw badParam('currency', `Invalid currency: ${currency}. Use a supported three-letter code in lower case.`)
  }
  return currency
}

export function checkAmount(amount: number, currency: string, param = 'amount'): number {
  if (amount < 1) {
    throw badParam(param, 'This value must be greater than or equal to 1.', 'parameter_invalid_integer')
  }
  if (amount > maxAmount) throw badParam(param, `Amount must be no more than ${maxAmount}.`, 'amount_too_large')
  const step = currencySteps[currency] ?? 1
  if (amount % step !== 0) {
    const message = `Invalid amount: in ${currency} the amount must be a multiple of ${step}.`
    throw badParam(param, message, 'parameter_invalid_integer')
  }
  return amount
}

/** The amount of a PaymentIntent: refunds and transfers may be smaller than any charge. */
export function checkCharge(amount: number, currency: string): number {
  const checked = checkAmount(amount, currency)
  const minimum = minimums[currency] ?? 1
  if (checked < minimum) {
    const message = `Amount must be at least ${minimum} in the smallest unit of ${currency}.`
    throw badParam('amount', message, 'amount_too_small')
  }
  return checked
}

export function readAmount(params: Params, currency: string, name = 'amount'): number {
  const amount = params.integer(name)
  if (amount === undefined) throw missingParam(name)
  return checkAmount(amount, currency, name)
}

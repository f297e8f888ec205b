import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { parseAddress, parseReplicas } from '#lib/database-address.ts'

// What the settings of lib/env.ts are made of.

export const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
const readBy = (parse: (value: string) => unknown) =>
  z.string().superRefine((value, context) => {
    try {
      parse(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    }
  })
/** Like `url`, and with several hosts, as libpq takes them. */
export const databaseUrl = readBy(parseAddress)
/** The same, of hosts that take no writes. */
export const replicaUrl = readBy(parseReplicas)
export const httpUrl = url(['http:', 'https:']).transform((value) => new URL(value).href.replace(/\/+$/, ''))
export const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= minimum && n <= maximum, `must be between ${minimum} and ${maximum}`)
export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be between 0 and 1')
  .transform(Number)
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
export const listed = (value: string) => value.split(/[\s,]+/).filter((one) => one !== '')
// Several at once while one is rolled: the provider signs with the old and the new for a while.
export const webhookSecrets = z
  .string()
  .transform(listed)
  .refine(
    (secrets) => secrets.length > 0 && secrets.every((one) => one.startsWith('whsec_')),
    'must begin with whsec_; several are separated by commas',
  )

export const networks = z
  .string()
  .default('')
  .transform(listed)
  .refine(
    (all) => all.every((one) => ipaddr.isValid(one) || ipaddr.isValidCIDR(one)),
    'must list addresses or networks such as 203.0.113.7 or 198.51.100.0/24',
  )

export const contacts = z
  .string()
  .default('')
  .transform(listed)
  .refine(
    (all) => all.every((one) => /^(mailto:.+@.+|https:\/\/.+)$/.test(one)),
    'must begin with mailto: or https://; several are separated by commas',
  )

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin')

export const isServer = (server: string) =>
  [server, server.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '')].some((address) => ipaddr.isValid(address))

const toCidr = (address: string) => `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`

export const toAmount = (part: string): [string, number][] => {
  const [currency = '', minor] = part.split(':')
  return minor === undefined ? [] : [[currency, Number(minor)]]
}

export const proxies = z
  .string()
  .default('')
  .transform(listed)
  .pipe(
    z.array(
      z
        .string()
        .transform((part) =>
          part === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [ipaddr.isValid(part) ? toCidr(part) : part],
        )
        .refine(
          (ranges) => ranges.every((range) => ipaddr.isValidCIDR(range)),
          'must list addresses or networks such as 10.0.0.0/8, or loopback',
        ),
    ),
  )
  .transform((ranges) => ranges.flat())

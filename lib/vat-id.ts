import { refusal } from '#lib/refusals.ts'

// What a VAT id looks like after its prefix, country by country. Source: the European Commission's list of structures (VIES).
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-IW]?)$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
}

/** As it is stored and printed: no spaces, dots or hyphens, capitals. */
export const tidyVatId = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()

/** The country of a VAT id of the Union, as ISO 3166-1 writes it; undefined for any other text. */
export function countryOfVatId(id: string): string | undefined {
  const prefix = id.slice(0, 2)
  if (!shapes[prefix]?.test(id.slice(2))) return undefined
  return prefix === 'EL' ? 'GR' : prefix
}

/** What is wrong with a VAT id, to follow its field's name. Ids from outside the Union are taken as they are. */
export function vatIdIssue(id: string): string | undefined {
  if (!/^[A-Z0-9+*]{4,20}$/.test(id)) return refusal('vatId')
  const prefix = id.slice(0, 2)
  if (shapes[prefix] === undefined || countryOfVatId(id) !== undefined) return undefined
  return refusal('vatIdOfCountry', { prefix })
}

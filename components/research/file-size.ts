const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A size as people read it: 4.2 MB. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(2, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const digits = power === 2 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[power] ?? 'byte', unitDisplay: 'short', maximumFractionDigits: digits }).format(bytes / 1000 ** power)
}

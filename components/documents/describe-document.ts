import { numberFormat } from '#lib/formats.ts'
import type { ContentType } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const typeNames = (): Record<ContentType, string> => ({
  'application/pdf': 'PDF',
  'image/jpeg': t('jpegImage'),
  'image/png': t('pngImage'),
  'image/tiff': t('tiffImage'),
  'text/plain': t('text'),
})

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "48.2 kB", as the reader writes numbers. */
export function sizeText(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return numberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step)
}

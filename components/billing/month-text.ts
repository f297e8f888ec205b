import { dateFormat } from '#lib/formats.ts'

/** `2026-10` as its reader writes it. */
export const monthText = (month: string, locale: string) =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

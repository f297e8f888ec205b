export type Span = { from: Date; end: Date }

/** From when to when a month goes, UTC; `month` is `YYYY-MM`. */
export function spanOf(month: string): Span {
  const from = new Date(`${month}-01T00:00:00.000Z`)
  return { from, end: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)
/** The month after. */
export const nextOf = (month: string) => monthOf(spanOf(month).end)
/** The last day of it. */
export const lastDayOf = (month: string) => new Date(spanOf(month).end.getTime() - 1).toISOString().slice(0, 10)

import { toDbDate } from '#lib/text.ts'

const day = 86_400_000

/** The first day that isn't over everywhere: west of Greenwich it is still yesterday. */
export const firstDay = (now = new Date()): Date =>
  toDbDate(new Date(now.getTime() - day / 2).toISOString().slice(0, 10))

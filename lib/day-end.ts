const hourMs = 3_600_000

// A day that is promised, or planned, is a date: whoever named it may be anywhere, and so may whoever reads it. It is over once it has ended
// everywhere, at noon in UTC of the next one. Said here for the program, in lib/day-end-sql.ts for the database, and there in delivery_of().

/** When a date (its midnight in UTC) is over. */
export const endOfDay = (date: Date): Date => new Date(date.getTime() + 36 * hourMs)

/** The first date that isn't over, at its midnight in UTC: before noon it is still yesterday somewhere. */
export const firstDay = (now = new Date()): Date =>
  new Date(new Date(now.getTime() - 12 * hourMs).setUTCHours(0, 0, 0, 0))

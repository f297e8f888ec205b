/** Both sides can write for so many days after an order was completed; then what was written is opened. */
export const reviewDays = 7

/** When the time for reviews of an order is over; undefined where it hasn't begun. */
export const reviewsDueAt = ({
  status,
  completedAt,
}: {
  status: string
  completedAt: Date | null
}): Date | undefined =>
  status === 'completed' && completedAt !== null ? new Date(completedAt.getTime() + reviewDays * 86_400_000) : undefined

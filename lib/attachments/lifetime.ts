/** What was brought before this and still waits is forgotten: it counts no more, and goes with the next clearing. */
export const waitingSince = () => new Date(Date.now() - 24 * 3_600_000)

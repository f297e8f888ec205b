/** One look at what has to hold, and what was found against it: the first few, and how many in all. */
export type Check = { name: string; seen: string; violations: number; examples: string[] }

/** So many. */
export const shown = 10

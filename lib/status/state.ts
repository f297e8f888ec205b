/** From the best to the worst. */
export const statusVerdicts = ['ok', 'slow', 'down'] as const
export type StatusVerdict = (typeof statusVerdicts)[number]

/** What people use, as the public status page names it. */
export const components = ['api', 'portal', 'webhooks', 'payments', 'mail'] as const
export type Component = (typeof components)[number]

/** From the best to the worst. */
export const statusVerdicts = ['ok', 'slow', 'down'] as const
export type StatusVerdict = (typeof statusVerdicts)[number]

/** What is measured every minute, and what operators may be alerted of. */
export const alertKinds = [
  'queue_age',
  'failed_jobs',
  'webhook_failures',
  'provider_refusals',
  'disputes',
  'mail_age',
  'mail_refusals',
  'disk',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** What each is measured in. */
export const alertUnits: Record<AlertKind, 'seconds' | 'percent' | 'count'> = {
  queue_age: 'seconds',
  failed_jobs: 'count',
  webhook_failures: 'percent',
  provider_refusals: 'count',
  disputes: 'count',
  mail_age: 'seconds',
  mail_refusals: 'count',
  disk: 'percent',
}

export const targetKinds = ['mail', 'webhook', 'slack'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What holds where nobody has decided otherwise: seconds, jobs, percent, refusals, disputes, seconds, mails, percent. */
export const defaultRules: Record<AlertKind, { threshold: number; minutes: number }> = {
  queue_age: { threshold: 300, minutes: 2 },
  failed_jobs: { threshold: 1, minutes: 1 },
  webhook_failures: { threshold: 50, minutes: 5 },
  provider_refusals: { threshold: 1, minutes: 5 },
  disputes: { threshold: 1, minutes: 1 },
  mail_age: { threshold: 600, minutes: 2 },
  mail_refusals: { threshold: 5, minutes: 1 },
  disk: { threshold: 90, minutes: 5 },
}

import { z } from 'zod'
import { instant } from '#lib/text.ts'

export const partNames = [
  'database',
  'worker',
  'jobs',
  'webhooks',
  'provider',
  'ledger',
  'mail',
  'storage',
  'secrets',
  'legal',
  'audit',
] as const
export type PartName = (typeof partNames)[number]
export const verdicts = ['ok', 'attention', 'down'] as const
export type Verdict = (typeof verdicts)[number]

export const healthPart = z.object({
  name: z.enum(partNames),
  verdict: z.enum(verdicts),
  /** A sentence for the person in front. */
  summary: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number()]) })),
})
export type HealthPart = z.output<typeof healthPart>
/** What a look at one part finds. */
export type CheckedPart = Omit<HealthPart, 'name'>

export const healthView = z
  .object({ verdict: z.enum(verdicts), checkedAt: instant, parts: z.array(healthPart) })
  .meta({ id: 'Health' })
export type HealthView = z.output<typeof healthView>

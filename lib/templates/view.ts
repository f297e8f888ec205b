import type { OrderTemplate } from '#lib/generated/prisma/client.ts'
import { templateView, type TemplateView } from '#lib/templates/schema.ts'

/** A template whose order can't be read any more is empty, rather than being refused: its name tells what to fill in anew. */
export function toTemplateView({ id, name, content, createdAt: at }: OrderTemplate): TemplateView {
  const createdAt = at.toISOString()
  const whole = templateView.safeParse({ id, name, order: content, createdAt })
  return whole.success ? whole.data : { id, name, order: {}, createdAt }
}

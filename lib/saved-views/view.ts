import type { SavedView } from '#lib/generated/prisma/client.ts'
import { savedView, type SavedViewView } from '#lib/saved-views/schema.ts'

/** A filter that the list doesn't know any more is left out rather than refused: the rest of the view is still wanted. */
export function toSavedView({ id, name, query }: SavedView): SavedViewView {
  const whole = savedView.safeParse({ id, name, query })
  return whole.success ? whole.data : { id, name, query: {} }
}

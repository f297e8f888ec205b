import type { SavedView } from '#lib/generated/prisma/client.ts'
import { operatorView, savedView, type OperatorViewView, type SavedViewView } from '#lib/saved-views/schema.ts'

/** A view that the list can't read any more shows all orders, rather than being refused: its name tells what to choose anew. */
export function toSavedView({ id, name, query }: SavedView): SavedViewView {
  const whole = savedView.safeParse({ id, name, query })
  return whole.success ? whole.data : { id, name, query: {} }
}

export const toOperatorView = ({ id, list, name, query }: SavedView): OperatorViewView =>
  operatorView.parse({ id, list, name, query })

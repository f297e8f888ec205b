// A request whose outcome is unknown (no answer, 5xx) keeps its key, so that trying again can't do it twice. The same
// request sent twice at once, by a double click, shares the key too.
const keys = new Map<string, { key: string; uses: number }>()

/** The key for a mutation, the same until `settleKey` says that its outcome is known. */
export function takeKey(request: string): string {
  const held = keys.get(request) ?? { key: crypto.randomUUID(), uses: 0 }
  held.uses += 1
  keys.set(request, held)
  return held.key
}

export function settleKey(request: string, outcomeKnown: boolean): void {
  const held = keys.get(request)
  if (!held) return
  held.uses -= 1
  if (outcomeKnown && held.uses <= 0) keys.delete(request)
}

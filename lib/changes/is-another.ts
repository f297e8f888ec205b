/** There is none: left out, taken away, or a list without an entry. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Whether a member says something else than it did. Both come out of a schema, so that their members are in one order. */
export const isAnother = (now: unknown, next: unknown): boolean =>
  !(isNothing(now) && isNothing(next)) && JSON.stringify(now) !== JSON.stringify(next)

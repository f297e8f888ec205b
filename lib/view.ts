type Present<T> = { [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: Exclude<T[K], null | undefined>
}

/** Leaves out members without a value: absent optionals are never null in an answer. */
export function withoutAbsent<T extends Record<string, unknown>>(members: T): Present<T> {
  // A loop, for every answer is made of these.
  const present: Record<string, unknown> = {}
  for (const name of Object.keys(members)) {
    const value = members[name]
    if (value !== null && value !== undefined) present[name] = value
  }
  return present as Present<T>
}

type Members<V> = { [K in keyof V]-?: Record<never, never> extends Pick<V, K> ? V[K] | null | undefined : V[K] }

/** A view with every member of its type named, so that a new one isn't forgotten; optional ones without a value are left out. */
export const viewOf = <V extends object>(members: Members<V>): V =>
  withoutAbsent(members as Record<string, unknown>) as unknown as V

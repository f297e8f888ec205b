type Json = Record<string, unknown>

/**
 * How an operation differs from what it was in the version before: `request` lifts a body of then to one of this version, `response`
 * lowers a view of this version (each row of a list) to one of then. Pure, and tested by itself.
 */
export type Change = { request?: (body: Json) => Json; response?: (view: Json) => Json }
export type Version = { date: string; changes: Readonly<Record<string, Change>> }

/** Every version of the interface, oldest first. The program speaks the newest; the older ones are made of it at the edge. */
const history: Version[] = [{ date: '2026-11-20', changes: {} }]

export const knownVersions = (): string[] => history.map(({ date }) => date)
export const newestVersion = (): string => history.at(-1)?.date ?? ''

/** The changes of one operation after a version, oldest first. */
const changesSince = (version: string, operationId: string): Change[] =>
  history.flatMap(({ date, changes }) => (date > version && changes[operationId] ? [changes[operationId]] : []))

/** The ids of the operations that differ between two versions, whichever of them is the older. */
export const changedBetween = (one: string, other: string): string[] => {
  const [from = '', to = ''] = [one, other].sort()
  const between = history.filter(({ date }) => date > from && date <= to)
  return [...new Set(between.flatMap(({ changes }) => Object.keys(changes)))].sort()
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body as the newest version takes it. What is no object is left to the schema to refuse. */
export const liftRequest = (version: string, operationId: string, body: unknown): unknown =>
  changesSince(version, operationId).reduce<unknown>(
    (lifted, { request }) => (request && isJson(lifted) ? request(lifted) : lifted),
    body,
  )

/** What makes a view, or a row of a list, what it was in a version. */
export function lowering(version: string, operationId: string): (view: unknown) => unknown {
  const changes = changesSince(version, operationId)
  return (view) =>
    changes.reduceRight<unknown>(
      (lowered, { response }) => (response && isJson(lowered) ? response(lowered) : lowered),
      view,
    )
}

/** For tests: as if a version had come after all others. Returns what takes it away again. */
export function addVersion(version: Version): () => void {
  history.push(version)
  return () => void history.splice(history.indexOf(version), 1)
}

import { AsyncLocalStorage } from 'node:async_hooks'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof logLevels)[number]
type Fields = Record<string, unknown>

// Read here and not with the other settings: whatever is wrong with these has to be told too.
const lowest = logLevels.findIndex((level) => level === process.env['LOG_LEVEL'])
const floor = lowest < 0 ? logLevels.indexOf('info') : lowest

// Next bundles this module more than once in a process.
const shared = globalThis as typeof globalThis & { callslipOccasion?: AsyncLocalStorage<Fields> }
const occasions = (shared.callslipOccasion ??= new AsyncLocalStorage<Fields>())

/** Runs `work`; what it logs says on which occasion: a request's id, a job's. */
export const onOccasion = <T>(fields: Fields, work: () => T): T => occasions.run(fields, work)

function write(level: Level, message: string, fields: Fields) {
  if (logLevels.indexOf(level) < floor) return
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...occasions.getStore(),
    ...fields,
  })
  if (level === 'warn' || level === 'error') process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * What went wrong in one line, with what lies behind it: libraries wrap, leave the text empty, or say the best of it in a code.
 * `The upload failed: NoSuchBucket: The specified bucket does not exist`.
 */
export function causeOf(error: unknown): string {
  const parts: string[] = []
  let at: unknown = error
  for (let depth = 0; depth < 5 && at !== undefined && at !== null; depth += 1) {
    if (typeof at !== 'object') {
      parts.push(String(at))
      break
    }
    const seen = at as { name?: unknown; message?: unknown; code?: unknown; cause?: unknown; errors?: unknown }
    const text = textOf(seen.message)?.trim().split('\n').at(-1)
    const mark = textOf(seen.code) ?? (seen.name === 'Error' ? undefined : textOf(seen.name))
    const said = [mark !== undefined && text?.includes(mark) ? undefined : mark, text].filter(
      (part) => part !== undefined,
    )
    if (said.length > 0) parts.push(said.join(': '))
    at = seen.cause ?? (Array.isArray(seen.errors) ? seen.errors[0] : undefined)
  }
  const unique = parts.filter((part, i) => !parts.slice(0, i).some((earlier) => earlier.includes(part)))
  return unique.join(': ') || 'no reason given'
}

/** With what lies behind it: a stack names where, its causes name why. */
function describe(error: unknown): Fields {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: typeof error === 'string' ? error : causeOf(error) }
  return { error: error.stack || causeOf(error), ...(error.cause === undefined ? {} : { cause: causeOf(error.cause) }) }
}

/** One JSON line each. Callers name what they log; rows, bodies, headers and secrets are never passed whole. */
export const log = {
  debug: (message: string, fields: Fields = {}) => write('debug', message, fields),
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, { ...fields, ...describe(error) }),
}

import { Prisma } from '#lib/generated/prisma/client.ts'

type Seen = {
  originalCode?: unknown
  code?: unknown
  errorCode?: unknown
  kind?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** A failure and what it was made of, wherever Prisma and the driver adapter have put that. */
function* layersOf(error: unknown): Generator<Seen> {
  let at: unknown = error
  for (let depth = 0; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    const seen: Seen = at
    yield seen
    at = seen.meta?.driverAdapterError ?? seen.cause
  }
}

/** The SQLSTATE of a failure; undefined where there is none. */
export function sqlState(error: unknown): string | undefined {
  for (const { originalCode, code } of layersOf(error)) {
    if (typeof originalCode === 'string') return originalCode
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code)) return code
  }
  return undefined
}

/** Whether a unique index has refused what was written. */
export const isUniqueViolation = (error: unknown): boolean =>
  sqlState(error) === '23505' || (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')

export const isConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlState(error) ?? '') ||
  (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034')

// By what the server, the system, Prisma and its adapter call it. The driver's own failures have neither code nor class, so
// they are known by their words; lib/database-errors.test.ts hears them from a server that is stopped.
const marks = {
  /** Nothing was asked of the server: it took no connection, or there was none any more. */
  unsent: new Set([
    '08001',
    '08004',
    '53300',
    '57P03',
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'P1001',
    'DatabaseNotReachable',
    'TooManyConnections',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
  ]),
  /** The connection ended, and what was asked may have been done or not. */
  lost: new Set([
    '08000',
    '08003',
    '08006',
    '08007',
    '08P01',
    '25P03',
    '25P04',
    '57P01',
    '57P02',
    'ECONNRESET',
    'EPIPE',
    'P1017',
    'ConnectionClosed',
    'Connection terminated',
    'Connection terminated unexpectedly',
  ]),
  /** It took too long, or the server takes no changes for now, or has no means for it. */
  waiting: new Set([
    '25006',
    '53000',
    '53200',
    '53400',
    '55P03',
    '57014',
    '57P05',
    '58030',
    'ETIMEDOUT',
    'P1002',
    'P1008',
    'P2024',
    'P2028',
    'SocketTimeout',
    'Query read timeout',
  ]),
  full: new Set(['53100', 'ENOSPC', 'EDQUOT']),
} as const

const has = (error: unknown, known: ReadonlySet<string>): boolean => {
  for (const { originalCode, code, errorCode, kind, message } of layersOf(error))
    // Prisma puts sentences of its own before the driver's.
    for (const mark of [originalCode, code, errorCode, kind, String(message).split('\n').at(-1)?.trim()])
      if (typeof mark === 'string' && known.has(mark)) return true
  return false
}

/** Whether it is known that the server was asked nothing: a repetition repeats nothing. */
export const wasUnsent = (error: unknown): boolean => has(error, marks.unsent)

/** Whether the connection was refused or ended, which the next one may not be. */
export const wasCutOff = (error: unknown): boolean => wasUnsent(error) || has(error, marks.lost)

/** Whether the database can't be asked for now, as opposed to having refused what was asked. */
export const isOutOfReach = (error: unknown): boolean => wasCutOff(error) || has(error, marks.waiting)

/** Whether there is no room left, on the database's disk or where documents lie. */
export const isFull = (error: unknown): boolean => has(error, marks.full)

// Where a moment was enough for the failure, another may be enough for the cure; whoever has waited long is told instead.
const soonMs = 3_000
const pauseMs = 100

/** Runs `work`, and once more where it was cut off and `mayRepeat` says that nothing can happen twice. */
export async function onceMore<T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } catch (error) {
    if (!mayRepeat(error) || performance.now() - begun > soonMs) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return work()
  }
}

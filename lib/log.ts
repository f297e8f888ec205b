type Fields = Record<string, unknown>

function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields) {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })
  if (level === 'info') process.stdout.write(`${line}\n`)
  else process.stderr.write(`${line}\n`)
}

/** One JSON line each. Callers name what they log; rows, bodies, headers and secrets are never passed whole. */
export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
}

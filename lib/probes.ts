import type { ServerResponse } from 'node:http'
import { log } from '#lib/log.ts'

/** What those ask who start, stop and choose processes: whether one is there, and whether it can do its work. */
export const probePaths: ReadonlySet<string> = new Set(['/live', '/ready'])

/** Tells the log when the answer changes, and why. */
export function noteChanges(): (failure: string | undefined) => void {
  let last: string | undefined
  return (failure) => {
    if (failure !== last) {
      if (failure === undefined) log.info('ready again')
      else log.warn('not ready', { cause: failure })
    }
    last = failure
  }
}

/** Anybody may ask, so why not is for the log. */
export function answerProbe(outgoing: ServerResponse, failure: string | undefined): void {
  const body = failure === undefined ? '{"status":"ok"}' : '{"status":"unavailable"}'
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Content-Length': body.length }
  outgoing
    .writeHead(failure === undefined ? 200 : 503, failure === undefined ? headers : { ...headers, 'Retry-After': '2' })
    .end(body)
}

import type { ServerResponse } from 'node:http'
import { log } from '#lib/log.ts'

/** What those ask who start, stop and choose processes: whether one is there, and whether it can do its work. */
export const probePaths: ReadonlySet<string> = new Set(['/live', '/ready'])

/** Tells the log when the answer changes, and why. */
export function noteChanges(): (fault: string | undefined) => void {
  let last: string | undefined
  return (fault) => {
    if (fault !== last) {
      if (fault === undefined) log.info('ready again')
      else log.warn('not ready', { cause: fault })
    }
    last = fault
  }
}

/** Anybody may ask, so why not is for the log. */
export function answerProbe(outgoing: ServerResponse, fault: string | undefined): void {
  const body = fault === undefined ? '{"status":"ok"}' : '{"status":"unavailable"}'
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Content-Length': body.length }
  outgoing
    .writeHead(fault === undefined ? 200 : 503, fault === undefined ? headers : { ...headers, 'Retry-After': '2' })
    .end(body)
}

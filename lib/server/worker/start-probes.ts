import { createServer } from 'node:http'
import { getEnv, listenOn } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { answerProbe, noteChanges, probePaths } from '#lib/probes.ts'

/** Answers /live and /ready on a port of the worker's own. */
export function startProbes(port: number, findFailure: () => string | undefined): void {
  const note = noteChanges()
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?')[0] ?? ''
    if (!probePaths.has(path)) return void outgoing.writeHead(404).end()
    if (path === '/live') return answerProbe(outgoing, undefined)
    const failure = findFailure()
    note(failure)
    answerProbe(outgoing, failure)
  })
  // A port that is taken keeps nobody from their work.
  server.on('error', (error) => log.error('nobody can ask this worker how it is', error, { port }))
  const host = listenOn(getEnv())
  server.listen({ port, ...(host === undefined ? {} : { host }) }).unref()
}

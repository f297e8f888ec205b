import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { NextServer, NextServerOptions } from 'next/dist/server/next.js'
import { disconnectDb } from '#lib/db.ts'
import { listenOn } from '#lib/env.ts'
import { withBrotli } from '#lib/server/front-door/assets.ts'
import { offerInside } from '#lib/server/front-door/inside.ts'
import { Presence } from '#lib/server/front-door/presence.ts'
import { withPolicy } from '#lib/server/front-door/policy.ts'
import { withRehearsal } from '#lib/server/front-door/rehearsal.ts'
import { loadRoutes } from '#lib/server/front-door/route-table.ts'
import { answerInside, createFrontDoor, type UpgradeTest } from '#lib/server/front-door/server.ts'
import { log } from '#lib/log.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { serveMetrics } from '#lib/server/metrics/serve-metrics.ts'
import { startTraces } from '#lib/server/traces/start-traces.ts'
import { begin } from '#lib/server/start/begin.ts'
import { checkDatabaseAtStart } from '#lib/server/start/check-database.ts'
import { findDemoIssue } from '#lib/users/find-demo-issue.ts'
import { refuse } from '#lib/server/start/refuse.ts'

const env = begin()
// Next is CommonJS; its export is the function itself.
const next = createRequire(import.meta.url)('next') as (options: NextServerOptions) => NextServer

// A database that doesn't answer yet is waited for elsewhere, and refuses nobody here.
await serveMetrics('web')
const endTraces = await startTraces('web')
await checkDatabaseAtStart()
const demoIssue = await findDemoIssue(env).catch(() => undefined)
if (demoIssue !== undefined) refuse([demoIssue])

const root = process.cwd()
const port = env.PORT
const dev = process.env.NODE_ENV === 'development'
const app = next({ dev, dir: root, port, hostname: 'localhost' })
const [routes] = await Promise.all([loadRoutes(root), app.prepare()])
offerInside(answerInside(routes))
const handlePage = app.getRequestHandler()
const draw = withRehearsal(root, (incoming, outgoing) => handlePage(incoming, outgoing))
const pages = await withPolicy(root, draw, dev)
// In development Next tells open pages of changes over a websocket, for which it listens from its first request on.
const isHotReload: UpgradeTest = ({ url }) =>
  url?.startsWith('/_next/hmr') === true && server.listenerCount('upgrade') > 0
const presence = new Presence()
const server: Server = dev
  ? createFrontDoor(routes, pages, isHotReload, presence)
  : createFrontDoor(routes, await withBrotli(root, pages), undefined, presence)

const host = listenOn(env)
server.listen({ port, ...(host === undefined ? {} : { host }) }, () => log.info('web running', { port, host }))

/** Requests under way have this long to finish. */
const patienceMs = 9000
/** Whoever is about to send another request on an open connection is told in its answer that it is the last. */
const leastLameDuckMs = dev ? 0 : 250
let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  const lameDuckMs = Math.max(env.LAME_DUCK_SECONDS * 1000, leastLameDuckMs)
  setTimeout(() => process.exit(0), lameDuckMs + patienceMs).unref()
  void presence
    .leave(server, lameDuckMs)
    .then(flushRequests)
    .then(disconnectDb)
    .then(endTraces)
    .finally(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

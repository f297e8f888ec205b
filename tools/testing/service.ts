import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createFrontDoor } from '#lib/server/front-door/server.ts'
import { loadRoutes } from '#lib/server/front-door/route-table.ts'
import { startWorker } from '#tools/testing/run-jobs.ts'

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // a TCP server's address is never a text
  probe.close()
  await once(probe, 'close')
  return port
}

/** API and worker as `npm start` runs them, without pages, for programs that speak HTTP. */
export async function startService(port: number): Promise<{ stop: () => Promise<void> }> {
  const routes = await loadRoutes(join(import.meta.dirname, '../..'))
  const server = createFrontDoor(routes, async (_, outgoing) => void outgoing.writeHead(404).end())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const worker = await startWorker()
  return {
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await worker.stop()
    },
  }
}

import { join } from 'node:path'
import { loadRoutes } from '#lib/server/front-door/route-table.ts'
import { createFrontDoor } from '#lib/server/front-door/server.ts'

// The API behind its front door in a process of its own, without pages: what it needs of memory is nobody else's. Fork
// it; it says its port once it listens, and answers every message with its peak memory since the one before.
const routes = await loadRoutes(join(import.meta.dirname, '../..'))
const server = createFrontDoor(routes, async (_incoming, outgoing) => void outgoing.writeHead(404).end())
let peak = 0
const look = () => (peak = Math.max(peak, process.memoryUsage().rss))
setInterval(look, 20)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', () => {
  look()
  process.send?.({ peak })
  peak = 0
})
process.on('disconnect', () => process.exit(0))

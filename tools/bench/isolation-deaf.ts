import { createServer } from 'node:net'

// Listens for one at a time and is then stopped (isolation-receivers.ts).
const server = createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.send?.(server.address()))
process.on('disconnect', () => process.exit(0))

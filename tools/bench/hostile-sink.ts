// The control of hostile.ts: the least that a server can do with a request. It reads the body and refuses.
import { createServer } from 'node:http'

const server = createServer((incoming, outgoing) => {
  if (Number(incoming.headers['content-length'] ?? 0) > 256 * 1024)
    return void outgoing.writeHead(413, { Connection: 'close' }).end()
  incoming.resume().on('end', () => outgoing.writeHead(400).end())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`)
})
process.on('disconnect', () => process.exit(0))

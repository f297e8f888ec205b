// The web process: Next's production handler behind our own front door.
import next from 'next'
import { createFrontDoor } from '#lib/http/front-door.ts'
import { log } from '#lib/log.ts'

process.title = 'callslip web (next-server)'
const port = Number(process.env['PORT'])
const app = next({ dev: false, port })
await app.prepare()
const handle = app.getRequestHandler()
const server = createFrontDoor((request, response) => handle(request, response))
server.on('error', (error) => {
  log.error('the web server failed', error)
  process.exit(1)
})
server.listen(port)

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  server.close(() => void app.close().finally(() => process.exit(0)))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { meters, setMeters } from '#lib/meters.ts'
import { createFrontDoor } from '#lib/server/front-door/server.ts'

it('counts who comes for something, and not who asks whether this process is there', async () => {
  const counted: [string, number][] = []
  setMeters({ ...meters(), request: (_method, route, status) => void counted.push([route, status]) })
  const pages = async (_: unknown, outgoing: { end(text: string): unknown }) => void outgoing.end('a page')
  const server = createFrontDoor(() => undefined, pages)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  for (const path of ['/live', '/ready?by=balancer', '/somewhere'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  server.close()
  await once(server, 'close')
  expect(counted).toEqual([['page or nothing', 200]])
})

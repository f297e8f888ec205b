import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Asks the local port under the name of the public base URL, which may live behind a proxy. Undefined: no answer. */
function askHealth(baseUrl: string, port: number): Promise<number | undefined> {
  const { host, pathname } = new URL(baseUrl)
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: `${pathname.replace(/\/$/, '')}/health`, headers: { host }, timeout: 30_000 },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}

export async function waitForHealth(baseUrl: string, port: number, timeoutMs: number, log: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let status: number | undefined
  while (Date.now() < deadline) {
    status = await askHealth(baseUrl, port)
    if (status === 200) return
    await sleep(100)
  }
  throw new Error(`${baseUrl}/health does not answer 200 (last answer: ${status ?? 'none'}). See ${log}.`)
}

export async function waitForPort(port: number, timeoutMs: number, name: string, log: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => socket.destroy())
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await sleep(50)
  }
  throw new Error(`${name} does not listen on port ${port}. See ${log}.`)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

// Prints what nobody took, as Next does by our log, and says when it has printed ten lines.
const script = (start: string) => `
  ${start}
  process.on('uncaughtException', (error) => { process.send('failed'); process.stderr.write(String(error)) })
  process.on('message', () => {
    for (let n = 0; n < 10; n += 1) process.stdout.write('a line')
    setTimeout(() => process.send('printed'), 200)
  })
  process.send('ready')`

async function saidBy(start: string): Promise<Set<unknown>> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script(start)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = new Set<unknown>()
  child.on('message', (word) => said.add(word))
  await once(child, 'message')
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.send('print')
  await expect.poll(() => said.has('printed'), { timeout: 10_000 }).toBe(true)
  child.kill('SIGKILL')
  return said
}

it('goes on where nobody reads its log any more', async () => {
  const start = "import { outliveOutput } from '#lib/server/start/outlive-output.ts'; outliveOutput()"
  expect([...(await saidBy(start))]).toEqual(['ready', 'printed'])
  expect([...(await saidBy(''))]).toContain('failed')
})

// What the data of every operator's and researcher's page costs on a database of many orders (seed.ts): whatever they may ask
// (desk-reads.ts), by one who waits for each answer; the slowest first.
//   npm run bench:desks -- --data <DATA_DIR> [--times 40] [--only orders]
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readsOf, type Desk, type DeskRead } from './desk-reads.ts'
import { findThings } from './desk-things.ts'
import { latencies, send } from './load.ts'
import { signIn } from './sign-in.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    times: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
})
const [data, times] = z.tuple([z.string(), z.coerce.number().int().min(2)]).parse([values.data, values.times])
const targets = await signIn(data)
const agent = new Agent({ keepAlive: true })
const ask = (as: Desk, path: string) => send(targets[as], { method: 'GET', path, status: 200 }, agent)

const { reads, missing } = readsOf(await findThings(ask))
if (missing.length > 0) console.log(`Not asked, for nothing is there that they are about: ${missing.join(', ')}`)

// A list's first page, and the rest of a page.
const [wantedOfList, wanted] = [100, 150]
const rows = z.array(z.unknown())
const isList = (text: string) => text.startsWith('[') && rows.safeParse(JSON.parse(text)).success

type Measured = DeskRead & { list: boolean; p50: number; p95: number; p99: number }
async function measureRead(read: DeskRead): Promise<Measured> {
  const list = isList(await ask(read.as, read.path))
  const taken: number[] = []
  // What takes seconds is told after a few.
  const begun = performance.now()
  for (let n = 0; n < times && performance.now() - begun < 10_000; n += 1) {
    const at = performance.now()
    await ask(read.as, read.path)
    taken.push(performance.now() - at)
  }
  return { ...read, list, ...latencies(taken) }
}

const measured: Measured[] = []
const refused: string[] = []
for (const read of reads.filter(({ as, name, path }) => `${as} ${name} ${path}`.includes(values.only))) {
  try {
    measured.push(await measureRead(read))
  } catch (error) {
    refused.push(error instanceof Error ? error.message : String(error))
  }
}
agent.destroy()

const cell = (ms: number) => ms.toFixed(1).padStart(9)
console.log(`${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)} ms`)
for (const { path, list, p50, p95, p99 } of measured.toSorted((a, b) => b.p95 - a.p95))
  console.log(`${cell(p50)}${cell(p95)}${cell(p99)} ${p95 > (list ? wantedOfList : wanted) ? '!' : ' '} ${path}`)
for (const message of refused) console.log(message)
const slow = measured.filter(({ list, p95 }) => p95 > (list ? wantedOfList : wanted)).length
console.log(`${measured.length} reads, ${slow} above what is wanted, ${refused.length} refused`)

// What Callslip promises, while its parts are taken away from it.
//   npm run torture                         every part in full; needs a machine of its own for what it measures
//   npm run torture -- --short              some minutes
//   npm run torture -- --parts kills,histories --seed 7 --minutes 30 --json result.json
//   npm run torture -- --parts failover --only 'frozen|network cut'
// Each part starts an app of its own and throws it away; failover and rolling want Debian's Patroni, etcd and HAProxy, clock its libfaketime,
// disk whoever may mount one. The last line says how many promises were broken.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clock } from './clock.ts'
import { disk } from './disk.ts'
import { failover } from './three/failover.ts'
import { histories } from './histories.ts'
import { kills } from './kills.ts'
import { many } from './many.ts'
import { overload } from './overload.ts'
import type { Part, Row } from './part.ts'
import { randomOf } from './random.ts'
import { rolling } from './three/rolling.ts'
import { stay } from './stay.ts'

const parts: Record<string, Part> = {
  histories,
  kills,
  disk,
  clock,
  failover,
  rolling,
  overload,
  many,
  stay,
}

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(parts).join(',') },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    minutes: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const seed = Number(values.seed)
const minutes = Number(values.minutes)
const only = new RegExp(values.only)
const chosen = values.parts.split(',').map((name) => {
  const part = parts[name]
  if (!part) throw new Error(`--parts: ${name} is none of ${Object.keys(parts).join(', ')}`)
  return { name, part }
})
if (!Number.isSafeInteger(seed) || !(minutes > 0)) throw new Error('--seed is a whole number, --minutes more than 0')

const results: (Row & { part: string })[] = []
const random = randomOf(seed)
console.log(`seed ${seed}`)
for (const { name, part } of chosen) {
  console.log(`\n${part.title}`)
  for await (const row of part.run({ random, seed, isShort: values.short, minutes, only })) {
    results.push({ part: name, ...row })
    const figures = Object.entries(row.figures).map(([what, figure]) => `${what} ${figure}`)
    console.log(`  ${row.faults.length === 0 ? '✓' : '✗'} ${row.case}: ${figures.join(' · ')}`)
    for (const violation of row.faults.slice(0, 20)) console.log(`      ${violation}`)
  }
}
const broken = results.reduce((sum, { faults }) => sum + faults.length, 0)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ seed, minutes, results }, null, 2)}\n`)
console.log(`\n${results.length} trials, ${broken} promises broken`)
process.exit(broken === 0 ? 0 : 1)

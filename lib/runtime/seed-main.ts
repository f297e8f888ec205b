// Child process of the supervisor: writes the demo data and hands what people need to know to its parent.
import { parseEnv } from '#lib/env.ts'
import { seed } from '#prisma/seed.ts'

const embedded = process.env['SEED_DEMO'] === '1'
const demo = await seed(parseEnv(process.env), { onlyIfEmpty: !embedded })
process.send?.({ demo }, () => process.exit(0))

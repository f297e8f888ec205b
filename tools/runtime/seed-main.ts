// Child process of the supervisor: writes the demo data and hands what people need to know to its parent.
import { isPublicDeployment, parseEnv } from '#lib/env.ts'
import { findDemoIssue } from '#lib/users/find-demo-issue.ts'
import { seed } from '#prisma/seed.ts'
import { findDemo } from './recall-demo.ts'

const env = parseEnv(process.env)
const asked = process.env['SEED_DEMO']
// Logins that nobody asked for have no place where strangers can reach them.
const wanted = asked === '1' || (asked !== '0' && !isPublicDeployment(env))
const refusal = await findDemoIssue(env)
const demo =
  wanted && refusal === undefined
    ? await seed(env, { onlyIfEmpty: asked !== '1', onDemo: (made) => process.send?.({ demo: made }) })
    : undefined
const orders = demo !== undefined && (await findDemo(demo, env)).orders
process.send?.({ demo, refusal, orders }, () => process.exit(0))

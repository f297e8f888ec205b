import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { Prisma, type Researcher } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { WithAccounts } from '#lib/researchers/open-account.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'
import { openRobotAccount } from '#lib/sandbox/robot-account.ts'
import { defineCommand } from '#lib/sql.ts'

/** The three hands of RoboResearcher. They are made on first use, so that no seed has to come before a sandbox order. */
const names = ['RoboResearcher Ada', 'RoboResearcher Babbage', 'RoboResearcher Capek'] as const
export const robotCount = names.length

export const robotActor = (robot: Pick<Researcher, 'id' | 'name'>): ResearcherActor => ({
  type: 'researcher',
  id: robot.id,
  name: robot.name,
  environment: 'development',
  scopes: ['research'],
})

const findRobots = () =>
  getDb().researcher.findMany({
    where: { robot: true },
    orderBy: { id: 'asc' },
    take: robotCount,
    include: { accounts: true },
  })

const lockRobots = defineCommand(() => Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('callslip-robots'))`)

async function makeRobots(): Promise<void> {
  await getDb().$transaction(async (tx) => {
    // Two workers may both see none.
    await lockRobots(tx)
    if ((await tx.researcher.count({ where: { robot: true } })) > 0) return
    for (const name of names) {
      await tx.researcher.create({
        data: { id: newId('researcher'), name, robot: true, status: 'approved', languages: ['en'], countries: [] },
      })
    }
  })
}

// Once for each process, so that accounts of another provider, which an earlier start had, are found out.
const looked = new Set<string>()

async function withAccount(robot: WithAccounts): Promise<Researcher> {
  const isReady = robot.accounts.some(({ environment, state }) => environment === 'development' && state === 'active')
  if (isReady && looked.has(robot.id)) return robot
  const content = toAccountRow(await openRobotAccount(robot))
  await getDb().researcherAccount.upsert({
    where: { researcherId_environment: { researcherId: robot.id, environment: 'development' } },
    create: { researcherId: robot.id, environment: 'development', ...content },
    update: content,
  })
  looked.add(robot.id)
  return robot
}

/** Robot number `n`, with a payment account. Calls the provider once per robot and process, and never inside a transaction. */
export async function getRobot(n: number): Promise<ResearcherActor> {
  let robots = await findRobots()
  if (robots.length === 0) {
    await makeRobots()
    robots = await findRobots()
  }
  const robot = robots[n % robots.length]
  if (!robot) throw new Error('the sandbox has no robots')
  return robotActor(await withAccount(robot))
}

import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { atStage, standingOffers } from '#lib/researchers/find-work.ts'
import { mostCounted } from '#lib/orders/state.ts'
import { defineQuery, int4, words } from '#lib/sql.ts'
import { toDoStages, workStages, type WorkStage } from '#lib/researchers/state.ts'
import type { WorkCounts } from '#lib/work/schema.ts'

const stageOf = Prisma.sql`CASE ${Prisma.join(
  workStages.map((stage) => Prisma.sql`WHEN ${atStage[stage]} THEN ${Prisma.raw(`'${stage}'`)}`),
  ' ',
)} END`

const countStages = defineQuery(
  { stage: words<WorkStage>(), n: int4 },
  (researcherId: string, environment: Environment) => Prisma.sql`
    SELECT stage, count(*)::int AS n FROM (
      SELECT ${stageOf} AS stage FROM orders o ${standingOffers(researcherId)}
      WHERE o.environment = ${environment}::"Environment" AND NOT ${atStage.done}
    ) s WHERE stage IS NOT NULL GROUP BY stage
    UNION ALL
    SELECT 'done', count(*)::int FROM (
      SELECT 1 FROM orders o ${standingOffers(researcherId)}
      WHERE o.environment = ${environment}::"Environment" AND ${atStage.done} LIMIT ${mostCounted}::int
    ) d`,
)

/** How many of a researcher's orders stand at each stage. What is done grows for ever, and is counted so far and no further. */
export async function countWork(tx: Tx, { id, environment }: ResearcherActor): Promise<WorkCounts> {
  const counted = new Map((await countStages(tx, id, environment)).map(({ stage, n }) => [stage, n]))
  const of = (stage: WorkStage) => counted.get(stage) ?? 0
  return {
    to_do: toDoStages.reduce((sum, stage) => sum + of(stage), 0),
    ...{ offer_out: of('offer_out'), to_start: of('to_start'), at_work: of('at_work') },
    ...{ question_waits: of('question_waits'), delivered: of('delivered') },
    ...{ changes_asked: of('changes_asked'), done: of('done') },
  }
}

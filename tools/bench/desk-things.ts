// What the desks' pages are opened on: a thing of each kind, found at the running service.
import { z } from 'zod'
import type { Desk, Found } from './desk-reads.ts'

const row = z.looseObject({ id: z.string().optional() })
const rows = z.array(row)
const calendar = z.object({ coming: rows })
const months = z.object({ months: z.array(z.object({ month: z.string() })) })
const orders = z.array(
  z.object({
    id: z.string(),
    client: z.object({ id: z.string() }),
    researcher: z.object({ id: z.string() }).optional(),
    order: z.object({
      number: z.string(),
      archiveRepositoryId: z.string().optional(),
      personsOfInterest: z.array(z.object({ lastname: z.string().optional() })).optional(),
    }),
  }),
)

export async function findThings(ask: (as: Desk, path: string) => Promise<string>): Promise<Record<Desk, Found>> {
  const first = async (as: Desk, path: string) => rows.parse(JSON.parse(await ask(as, `${path}limit=1`)))[0]?.id
  const completed = orders.parse(JSON.parse(await ask('operator', '/operator/orders?limit=50&status=completed')))
  const some = completed.find(({ order, researcher }) => order.archiveRepositoryId && researcher)
  if (!some) throw new Error('The service holds no seeded orders (npm run bench:seed).')
  const person = some.order.personsOfInterest?.[0]
  const shared = { lastname: person?.lastname }
  const operator = {
    ...shared,
    month: months.parse(JSON.parse(await ask('operator', '/operator/finance/months'))).months.at(0)?.month,
    orderId: some.id,
    number: some.order.number,
    clientId: some.client.id,
    researcherId: some.researcher?.id,
    archiveId: some.order.archiveRepositoryId,
    caseId: await first('operator', '/operator/cases?'),
    disputeId: await first('operator', '/operator/finance/disputes?'),
    userId: await first('operator', '/operator/people?'),
    importId: await first('operator', '/operator/archive-imports?'),
  }
  const own = {
    orderId: await first('researcher', '/research/orders?stage=done&'),
    visitId: calendar.parse(JSON.parse(await ask('researcher', '/research/visits'))).coming[0]?.id,
  }
  const desk = { archiveId: operator.archiveId, researcherId: operator.researcherId }
  return { operator: present(operator), researcher: present({ ...shared, ...desk, ...own }) }
}

const present = (found: Record<string, string | undefined>): Found =>
  Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

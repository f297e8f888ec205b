import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { firstIdAt } from '#lib/ids.ts'
import type { RequestDetailView } from '#lib/requests/schema.ts'
import { toRequestView } from '#lib/requests/view.ts'

/** For how many days bodies are kept. */
const bodyDays = 7

/** The first id of a request whose bodies are kept. */
export const firstWithBodies = () => firstIdAt('request', new Date(Date.now() - bodyDays * 86_400_000))

/** Written by redact.ts, as JSON. */
const readJson = (json: string): unknown => JSON.parse(json)

/** One call with its bodies, as far as they are kept: none once the client wants none, or when they are too old. */
export async function getRequest(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  requestId: string,
): Promise<RequestDetailView> {
  const row = await tx.apiRequest.findFirst({ where: { clientId, environment, id: requestId } })
  if (!row) throw notFound()
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  const wanted = environment === 'production' ? client.logBodiesProduction : client.logBodiesDevelopment
  const bodies =
    wanted && requestId >= firstWithBodies()
      ? await tx.apiRequestBody.findFirst({ where: { clientId, environment, id: requestId } })
      : null
  return {
    ...toRequestView(row),
    ...(bodies?.sent ? { sentBody: readJson(bodies.sent) } : {}),
    ...(bodies?.answered ? { answerBody: readJson(bodies.answered) } : {}),
  }
}

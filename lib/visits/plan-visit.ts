import type { ResearcherActor } from '#lib/actor.ts'
import { firstDay } from '#lib/day-end.ts'
import { requireDayToCome } from '#lib/day-to-come.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { refusal } from '#lib/refusals.ts'
import { findArchivesNamed } from '#lib/visits/archives-named.ts'
import { findNameKey, findOpenWork } from '#lib/visits/places.ts'
import { mostVisits, type PlanVisitInput, type VisitView } from '#lib/visits/schema.ts'
import { findMarks, getOwnVisit, toVisitView } from '#lib/visits/shelf.ts'

type Work = Awaited<ReturnType<typeof findOpenWork>>

async function placeOf(tx: Tx, { archiveId, place }: PlanVisitInput, work: Work) {
  if (archiveId === undefined) return typedPlace(tx, place ?? '', work)
  const archive = await tx.archive.findUnique({
    where: { id: archiveId },
    include: { mergedInto: { select: { id: true, name: true } } },
  })
  if (!archive) throw invalid('archiveId', 'is not an archive of the directory')
  const { id, name } = archive.mergedInto ?? archive
  return { archiveId: id, place: name }
}

/**
 * Somebody may type what the directory has. Where work of theirs waits at a place of that name which isn't in it (in another country, say),
 * it is that place.
 */
async function typedPlace(tx: Tx, name: string, work: Work) {
  const [named] = await findNameKey(tx, name)
  if (work.some(({ key }) => key === named?.key)) return { archiveId: null, place: name }
  const typed = { name, country: null }
  const known = (await findArchivesNamed(tx, [typed]))(typed)
  return known ? { archiveId: known.id, place: known.place } : { archiveId: null, place: name }
}

/** Plans a day at an archive. What there is to look for follows from the researcher's open work. */
export async function planVisit(tx: Tx, actor: ResearcherActor, input: PlanVisitInput): Promise<VisitView> {
  const { id: researcherId, environment } = actor
  const [day, today] = [requireDayToCome('day', input.day), firstDay()]
  const id = newId('visit')
  const work = await findOpenWork(tx, researcherId, environment)
  const at = await placeOf(tx, input, work)
  await tx.visit.create({ data: { id, researcherId, environment, day, note: input.note ?? null, ...at } })
  if ((await tx.visit.count({ where: { researcherId, environment, day: { gte: today } } })) > mostVisits)
    throw invalid('day', refusal('visitsFull', { most: mostVisits }))
  const marks = await findMarks(tx, actor, { orderIds: work.map(({ orderId }) => orderId), visitIds: [id] })
  return toVisitView(await getOwnVisit(tx, actor, id), work, marks)
}

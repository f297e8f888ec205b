import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { findOwnResearcher, toProfileView } from '#lib/researchers/get-profile.ts'
import type { ResearchProfileView, UpdateProfileInput } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'
import { refusal } from '#lib/refusals.ts'

/** Changes one's own profile; members left out stay as they are. */
export async function updateProfile(
  tx: Tx,
  actor: PersonActor,
  { bio, ...changes }: UpdateProfileInput,
): Promise<ResearchProfileView> {
  const known = await findOwnResearcher(tx, actor)
  if (!known) throw notFound()
  const { countries, archives } = { ...known, ...withoutAbsent(changes) }
  if (countries.length === 0 && archives.length === 0) throw invalid('countries', refusal('somewhere'))
  const row = await tx.researcher.update({
    where: { id: known.id },
    data: { ...withoutAbsent(changes), ...(bio === undefined ? {} : { bio: bio || null }) },
    include: { accounts: true },
  })
  return toProfileView(tx, row, actor.environment)
}

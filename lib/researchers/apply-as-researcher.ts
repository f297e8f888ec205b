import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/send-mail.ts'
import { findOwnResearcher, toProfileView } from '#lib/researchers/get-profile.ts'
import type { ApplyInput, ResearchProfileView } from '#lib/researchers/schema.ts'

/** Applies to become a researcher; applying again while an operator looks at it corrects the application. */
export async function applyAsResearcher(tx: Tx, actor: PersonActor, { bio, ...input }: ApplyInput): Promise<ResearchProfileView> {
  // Two applications of one person queue up here; the unique index on the user would refuse the second with a fault.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`
  const known = await findOwnResearcher(tx, actor)
  if (known && known.status !== 'pending') throw new ApiError('researcher_exists', 'You have been a researcher before: your application was decided.')
  const content = { ...input, bio: bio ?? null }
  if (known) {
    return toProfileView(await tx.researcher.update({ where: { id: known.id }, data: content, include: { accounts: true } }), actor.environment)
  }
  const row = await tx.researcher.create({ data: { id: newId('researcher'), userId: actor.id, ...content }, include: { accounts: true } })
  await tellOperators(tx, row)
  return toProfileView(row, actor.environment)
}

async function tellOperators(tx: Tx, { id, name, bio, languages, countries, archives }: { id: string; name: string; bio: string | null; languages: string[]; countries: string[]; archives: string[] }) {
  const operators = await tx.user.findMany({ where: { operator: true, disabledAt: null }, select: { email: true } })
  const lines = [
    `${name} (${id}) asks to become a researcher.`,
    `Languages: ${languages.join(', ')}\nCountries: ${countries.join(', ') || '-'}\nArchives: ${archives.join('; ') || '-'}`,
    ...(bio === null ? [] : [bio]),
    'Decide in the operator\'s console.',
  ]
  for (const { email } of operators) {
    await postMail(tx, { dedupeKey: `researcher:${id}:${email}`, recipient: email, subject: `${name} asks to become a researcher`, text: lines.join('\n\n') })
  }
}

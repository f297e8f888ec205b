import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Researcher } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { findOwnResearcher, toProfileView } from '#lib/researchers/get-profile.ts'
import { nameArchives } from '#lib/researchers/name-archives.ts'
import type { ApplyInput, ResearchProfileView } from '#lib/researchers/schema.ts'
import { defineLock } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const lockUser = defineLock('users')
const lockResearcher = defineLock('researchers')

/** Applies to become a researcher. Applying again corrects an application that waits, and renews one that was refused. */
export async function applyAsResearcher(
  tx: Tx,
  actor: PersonActor,
  { bio, ...input }: ApplyInput,
): Promise<ResearchProfileView> {
  // Two applications of one person queue up here; the unique index on the user would refuse the second with a fault.
  await lockUser(tx, actor.id)
  const known = await lockOwnResearcher(tx, actor)
  if (known && known.status !== 'pending' && known.status !== 'refused')
    throw new ApiError('researcher_exists', 'You have been a researcher before: your application was decided.')
  const content = { ...input, bio: bio ?? null }
  if (known) {
    const data = { ...content, status: 'pending' as const, decisionReason: null }
    const row = await tx.researcher.update({ where: { id: known.id }, data, include: { accounts: true } })
    if (known.status === 'refused') {
      // What was put off was decided since: this is another application.
      await tx.workItem.updateMany({ where: { kind: 'researchers', targetId: row.id }, data: { snoozedUntil: null } })
      await tellOperators(tx, row, 'again')
    }
    return toProfileView(tx, row, actor.environment)
  }
  const row = await tx.researcher.create({
    data: { id: newId('researcher'), userId: actor.id, ...content },
    include: { accounts: true },
  })
  await tellOperators(tx, row)
  return toProfileView(tx, row, actor.environment)
}

/** Under the lock that a decision takes too: one that is made meanwhile is found, and stands. */
async function lockOwnResearcher(tx: Tx, actor: PersonActor) {
  const known = await findOwnResearcher(tx, actor)
  if (!known) return null
  await lockResearcher(tx, known.id)
  return findOwnResearcher(tx, actor)
}

async function tellOperators(tx: Tx, row: Researcher, again?: 'again') {
  const known = new Map((await nameArchives(tx, [row]))(row).map((archive) => [archive.id, archive.name]))
  const letter = appliedLetter(row, (archive) => known.get(archive) ?? archive, again)
  const operators = await tx.user.findMany({ where: { operator: true, disabledAt: null } })
  for (const operator of operators) await postMail(tx, { to: operator, letter })
}

type Application = Pick<Researcher, 'id' | 'name' | 'bio' | 'languages' | 'countries' | 'archives'>

export function appliedLetter(row: Application, nameOf: (archive: string) => string, again?: 'again'): Letter {
  const { id, name, bio, languages, countries, archives } = row
  return {
    subject: t('asksToBecomeAResearcher', { name }),
    body: [
      t('asksToBecomeAResearcher2', { name, id, again: again ? t('onceMore') : '' }),
      [
        t('languages', { languages: languages.join(', ') }),
        t('countries', { countries: countries.join(', ') || '-' }),
        t('archives', { archives: archives.map(nameOf).join('; ') || '-' }),
      ],
      ...(bio === null ? [] : [{ from: `${name}:`, text: bio }]),
    ],
    link: { label: t('decideInTheConsole'), url: portalUrl(`/operator/researchers/${id}`) },
  }
}

import { newId } from '#lib/ids.ts'
import type { Tx } from '#lib/db.ts'

/** What a researcher who has been here for a while has made themselves. */
export async function furnishDesk(tx: Tx, researcherId: string, now: Date): Promise<void> {
  await tx.offerTemplate.createMany({
    data: [
      {
        ...{ id: newId('offerTemplate'), researcherId, name: 'One entry, Archives de Paris' },
        message:
          'I am at the reading room on Tuesdays and Thursdays. You get a photograph of the entry and of the title page of the register.',
        ...{ amountMinor: 3000, currency: 'EUR', noFindPercent: 50, days: 10 },
      },
      {
        ...{ id: newId('offerTemplate'), researcherId, name: 'Search over several years' },
        message:
          'I go through the tables first and then the registers, and say in the report which volumes I have seen.',
        ...{ noFindPercent: 60, days: 21 },
      },
    ],
  })
  const stated = (title: string, issuer: string) => ({ id: newId('credential'), researcherId, title, issuer })
  await tx.credential.createMany({
    data: [
      {
        ...stated('Master of Archival Studies', 'École nationale des chartes'),
        ...{ kind: 'degree', checkedAt: now },
      },
      { ...stated('Reader’s card', 'Archives nationales'), kind: 'reader_card' },
    ],
  })
  const archive = await tx.archive.findFirst({ where: { name: 'Archives de Paris', mergedIntoId: null } })
  await tx.visit.create({
    data: {
      ...{ id: newId('visit'), researcherId, environment: 'production', place: 'Archives de Paris' },
      ...{ archiveId: archive?.id ?? null, day: new Date(now.getTime() + 6 * 86_400_000) },
      note: 'Reading room from 9:30; a seat at a reader for microfilm is reserved.',
    },
  })
  // Beside the one where most orders are: what lies how far from it, the board says.
  const near = await tx.archive.findFirst({ where: { name: 'Archives départementales des Yvelines' } })
  if (near) await tx.researcher.update({ where: { id: researcherId }, data: { archives: [near.id] } })
  await tx.boardSearch.create({
    data: {
      ...{ id: newId('boardSearch'), researcherId, name: 'Notaries of Paris', alerts: true },
      ...{ q: 'notary', terms: "'notary':*", archive: 'Paris' },
    },
  })
}

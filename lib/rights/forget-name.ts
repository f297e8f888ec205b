import { getDb, type Tx } from '#lib/db.ts'
import { Prisma, type Researcher } from '#lib/generated/prisma/client.ts'
import { deletedNames } from '#lib/rights/deletion-row.ts'
import { defineCommand } from '#lib/sql.ts'

const renameSender = defineCommand(
  (senderId: string, name: string) => Prisma.sql`
    UPDATE messages SET sender_name = ${name} WHERE ctid IN (
      SELECT ctid FROM messages WHERE sender_id = ${senderId} AND sender_name <> ${name} LIMIT 2000)`,
)
const renameActor = defineCommand(
  (actorId: string, name: string) => Prisma.sql`
    UPDATE events SET actor_name = ${name} WHERE ctid IN (
      SELECT ctid FROM events WHERE actor_id = ${actorId} AND actor_name <> ${name} LIMIT 2000)`,
)
const renameAuthor = defineCommand(
  (authorId: string, name: string) => Prisma.sql`
    UPDATE order_notes SET author_name = ${name} WHERE ctid IN (
      SELECT ctid FROM order_notes WHERE author_id = ${authorId} AND author_name <> ${name} LIMIT 2000)`,
)
const forgetDownloads = defineCommand(
  (actorId: string) => Prisma.sql`
    UPDATE document_downloads SET actor_name = NULL, address = NULL, agent = NULL WHERE ctid IN (
      SELECT ctid FROM document_downloads
      WHERE actor_id = ${actorId} AND (actor_name IS NOT NULL OR address IS NOT NULL OR agent IS NOT NULL) LIMIT 2000)`,
)

/** Slice by slice, so that no lock is held for long. */
async function everywhere(id: string, name: string): Promise<void> {
  const slices = [
    (tx: Tx) => renameSender(tx, id, name),
    (tx: Tx) => renameActor(tx, id, name),
    (tx: Tx) => renameAuthor(tx, id, name),
    (tx: Tx) => forgetDownloads(tx, id),
  ]
  for (const slice of slices) while ((await slice(getDb())) > 0);
}

/** Takes a person's name from under what they wrote and did. */
export async function forgetName(userId: string, researcher: Researcher | null): Promise<void> {
  await everywhere(userId, deletedNames.person)
  if (researcher) await everywhere(researcher.id, deletedNames.researcher)
}

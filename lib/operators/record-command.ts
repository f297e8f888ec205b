import { recordEntry } from '#lib/audit/record-entry.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { commandLine, type DeedName } from '#lib/operators/action-names.ts'

/** Writes down what a command on the server did to somebody, where nobody is signed in. */
export const recordCommand = (
  tx: Tx,
  action: DeedName,
  userId: string,
  what: { before?: Prisma.InputJsonObject; after: Prisma.InputJsonObject },
): Promise<void> => recordEntry(tx, { by: commandLine, action, targetType: 'user', targetId: userId, ...what })

import type { AccountDeletion, DataExport } from '#lib/generated/prisma/client.ts'
import type { DataExportView, DeletionView } from '#lib/rights/schema.ts'
import { viewOf } from '#lib/view.ts'

export const toExportView = (row: DataExport): DataExportView =>
  viewOf<DataExportView>({
    id: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    readyAt: row.readyAt?.toISOString(),
    expiresAt: row.expiresAt?.toISOString(),
    sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
  })

/** A deletion that was taken back or stopped is none any more. */
export const toDeletionView = (
  row: AccountDeletion | null,
  { obstacles, clientsThatGo }: Pick<DeletionView, 'obstacles' | 'clientsThatGo'>,
): DeletionView =>
  row && (row.state === 'waiting' || row.state === 'working')
    ? {
        state: row.state,
        askedAt: row.createdAt.toISOString(),
        dueAt: row.dueAt.toISOString(),
        clientsThatGo,
        obstacles,
      }
    : { state: 'none', clientsThatGo, obstacles }

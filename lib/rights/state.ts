import type { AccountDeletionState, DataExportState } from '#lib/generated/prisma/client.ts'

/** How long a copy can be downloaded. */
export const exportDays = 7
/** How long a deletion waits, and can be taken back. */
export const deletionDays = 14

const ofExport: Partial<Record<DataExportState, readonly DataExportState[]>> = {
  waiting: ['ready'],
  ready: ['expired'],
}

/** How a copy of somebody's data moves. */
export const canExportBecome = (from: DataExportState, to: DataExportState) => ofExport[from]?.includes(to) === true

/** From `working` on there is no way back: access has ended, and what is gone is gone. */
const ofDeletion: Partial<Record<AccountDeletionState, readonly AccountDeletionState[]>> = {
  waiting: ['withdrawn', 'stopped', 'working'],
  working: ['done'],
}

/** How the deletion of an account moves. */
export const canDeletionBecome = (from: AccountDeletionState, to: AccountDeletionState) =>
  ofDeletion[from]?.includes(to) === true

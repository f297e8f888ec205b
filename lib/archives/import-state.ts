import { ApiError } from '#lib/errors.ts'

type ImportState = 'previewed' | 'applied' | 'reverted'

/** What can be done with an import, and when. Nothing else writes `state`. */
const transitions = {
  apply: { from: 'previewed', to: 'applied' },
  revert: { from: 'applied', to: 'reverted' },
} as const satisfies Record<string, { from: ImportState; to: ImportState }>

/** How long an import can be taken back. */
const revertDays = 30
export const revertUntil = (appliedAt: Date) => new Date(appliedAt.getTime() + revertDays * 86_400_000)

type Stage = { state: ImportState; appliedAt: Date | null }
export const canApply = ({ state }: Stage) => state === transitions.apply.from
export const canRevert = ({ state, appliedAt }: Stage) =>
  state === transitions.revert.from && appliedAt !== null && revertUntil(appliedAt) > new Date()

/** The state after `transition`; throws 409 where it isn't its turn. Call it under the row lock. */
export function requireTransition(row: Stage, transition: keyof typeof transitions): ImportState {
  const possible = transition === 'apply' ? canApply(row) : canRevert(row)
  if (!possible)
    throw new ApiError(
      'archive_import_closed',
      transition === 'revert' && row.state === 'applied'
        ? `It was carried out more than ${revertDays} days ago.`
        : `That can't be done with it any more: it is ${row.state}.`,
      { members: { state: row.state } },
    )
  return transitions[transition].to
}

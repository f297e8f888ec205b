import { useMutationState } from '@tanstack/react-query'

/**
 * For `refetchInterval`: what was just done about a row goes on as a job, and the list says within seconds what came of it. What
 * is under way for longer, a bank's days, nobody waits for on this page.
 */
export function useRowInterval() {
  const done = useMutationState({ filters: { status: 'success' }, select: ({ state }) => state.submittedAt })
  return () => Date.now() - Math.max(0, ...done) < 30_000 && 3_000
}

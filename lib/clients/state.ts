/** How a client's request to use production by programs stands. */
export const productionStates = ['not_requested', 'requested', 'enabled', 'refused', 'disabled'] as const
export type ProductionState = (typeof productionStates)[number]

type Client = { productionState: ProductionState; byHand: boolean }

/**
 * What a client's people may do in production: everything, keys included; order by hand; or nothing. An operator who switches
 * production off for a client means its people too.
 */
export function productionOf({ productionState, byHand }: Client): 'open' | 'by_hand' | 'locked' {
  if (productionState === 'enabled') return 'open'
  return byHand && productionState !== 'disabled' ? 'by_hand' : 'locked'
}

import { productionOf } from '#lib/clients/state.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type ProductionState = MeView['clients'][number]['productionState']

const productionReasons = (): Record<ProductionState, string> => ({
  enabled: t('productionIsEnabled'),
  not_requested: t('productionMeansRealResearchersAnd'),
  requested: t('youHaveAskedForProduction'),
  refused: t('anOperatorHasLookedAt'),
  disabled: t('anOperatorHasSwitchedProduction'),
})

/** Where people order by hand already, and it is their programs that wait. */
const keysLocked = (): Partial<Record<ProductionState, string>> => ({
  not_requested: t('youPlaceRealOrdersBy'),
  requested: t('youPlaceRealOrdersByHand'),
  refused: t('youPlaceRealOrdersByHandAn'),
})

/** How production stands for a client, as a sentence for its members. */
export const productionReason = (client: Parameters<typeof productionOf>[0]): string =>
  (productionOf(client) === 'by_hand' ? keysLocked()[client.productionState] : undefined) ??
  productionReasons()[client.productionState]

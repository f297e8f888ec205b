'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import {
  allowByHand,
  disableProduction,
  enableProduction,
  refuseProduction,
  reopenProduction,
} from '#lib/clients/operations.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { client: Pick<ClientView, 'id' | 'name' | 'kind' | 'productionState'> }
const mailed = () => t('itsMembersGetAMail')

/** For whoever looks for a document: their keys stay locked. */
export const AllowByHand = ({ client: { id, name } }: Props) => (
  <ActButton
    look="primary"
    options={useApi().send(allowByHand, { clientId: id })}
    input={undefined}
    done={() => ({ text: t('mayPlaceOrdersByHand', { name }) })}
  >
    {t('letThemOrder')}
  </ActButton>
)

export function RefuseProduction({ client: { id, name, kind } }: Props) {
  const api = useApi()
  const reopen = useUndo(api.send(reopenProduction, { clientId: id }))
  return (
    <ReasonButton
      label={t('refuse')}
      title={t('refuseProductionTo', { name })}
      description={kind === 'personal' ? t('theyCantOrderThenThe') : t('developmentStaysOpenAndThey')}
      hint={t('theyReadItInA')}
      confirm={t('refuse2')}
      options={api.send(refuseProduction, { clientId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({
        text: t('productionWasRefusedTo', { name, mailed: mailed() }),
        undo: () => reopen(),
        undoFor: undoSeconds,
      })}
    />
  )
}

export function DisableProduction({ client: { id, name, productionState } }: Props) {
  const api = useApi()
  // Back to what was: keys that were locked stay so.
  const enable = useUndo(api.send(enableProduction, { clientId: id }))
  const allow = useUndo(api.send(allowByHand, { clientId: id }))
  const undo = () => (productionState === 'enabled' ? enable({}) : allow())
  return (
    <ReasonButton
      label={t('disableProduction')}
      look="danger"
      title={t('disableProductionFor', { name })}
      description={t('fromThisMomentOnEvery')}
      hint={t('theyReadItInA')}
      confirm={t('disable')}
      options={api.send(disableProduction, { clientId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: t('productionIsDisabledFor', { name, mailed: mailed() }), undo, undoFor: undoSeconds })}
    />
  )
}

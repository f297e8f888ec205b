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

type Props = { client: Pick<ClientView, 'id' | 'name' | 'kind' | 'productionState'> }
const mailed = 'Its members get a mail in half a minute; undone before that, nobody hears of it.'

export function EnableProduction({ client: { id, name, productionState } }: Props) {
  const api = useApi()
  const reopen = useUndo(api.send(reopenProduction, { clientId: id }))
  const wasWaiting = productionState === 'requested'
  return (
    <ActButton
      look="primary"
      options={api.send(enableProduction, { clientId: id })}
      input={{}}
      second={{ what: 'client.enable_production', targetId: id }}
      done={() => ({ text: `${name} may use production. ${mailed}`, ...(wasWaiting ? { undo: () => reopen() } : {}) })}
    >
      Enable production
    </ActButton>
  )
}

/** For whoever looks for a document: their keys stay locked. */
export const AllowByHand = ({ client: { id, name } }: Props) => (
  <ActButton
    look="primary"
    options={useApi().send(allowByHand, { clientId: id })}
    input={undefined}
    done={() => ({ text: `${name} may place orders by hand, and gets a mail that says so.` })}
  >
    Let them order
  </ActButton>
)

export function RefuseProduction({ client: { id, name, kind } }: Props) {
  const api = useApi()
  const reopen = useUndo(api.send(reopenProduction, { clientId: id }))
  return (
    <ReasonButton
      label="Refuse …"
      title={`Refuse production to ${name}?`}
      description={
        kind === 'personal'
          ? 'They can’t order then; the rehearsal stays.'
          : 'Development stays open, and they can ask again.'
      }
      hint="They read it in a mail and where they asked."
      confirm="Refuse"
      options={api.send(refuseProduction, { clientId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `Production was refused to ${name}. ${mailed}`, undo: () => reopen() })}
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
      label="Disable production …"
      look="danger"
      title={`Disable production for ${name}?`}
      description="From this moment on every production request is refused. Orders under way go on."
      hint="They read it in a mail and where they asked."
      confirm="Disable"
      options={api.send(disableProduction, { clientId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `Production is disabled for ${name}. ${mailed}`, undo })}
    />
  )
}

'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateEndpointAsOperator } from '#lib/operators/operations.ts'

/** Switches a client's endpoint on again, or off. Each undoes the other. */
export function EndpointSwitch({
  endpoint: { id, url, status },
}: {
  endpoint: { id: string; url: string; status: string }
}) {
  const options = useApi().send(updateEndpointAsOperator, { endpointId: id })
  const undo = useUndo(options)
  return status === 'disabled' ? (
    <ActButton
      options={options}
      input={{ status: 'active' }}
      done={() => ({ text: `Switched on: ${url}`, undo: () => undo({ status: 'disabled' }) })}
    >
      Switch on again
    </ActButton>
  ) : (
    <ActButton
      options={options}
      input={{ status: 'disabled' }}
      done={() => ({ text: `Switched off: ${url}`, undo: () => undo({ status: 'active' }) })}
    >
      Switch off
    </ActButton>
  )
}

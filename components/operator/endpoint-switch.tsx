'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateEndpointAsOperator } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Switches a client's endpoint on again, or off; each undoes the other. One that its client has paused is theirs to resume. */
export function EndpointSwitch({
  endpoint: { id, url, status },
}: {
  endpoint: { id: string; url: string; status: string }
}) {
  const options = useApi().send(updateEndpointAsOperator, { endpointId: id })
  const undo = useUndo(options)
  if (status === 'paused') return null
  return status === 'disabled' ? (
    <ActButton
      options={options}
      input={{ status: 'active' }}
      done={() => ({ text: t('switchedOn', { url }), undo: () => undo({ status: 'disabled' }) })}
    >
      {t('switchOnAgain')}
    </ActButton>
  ) : (
    <ActButton
      options={options}
      input={{ status: 'disabled' }}
      done={() => ({ text: t('switchedOff', { url }), undo: () => undo({ status: 'active' }) })}
    >
      {t('switchOff')}
    </ActButton>
  )
}

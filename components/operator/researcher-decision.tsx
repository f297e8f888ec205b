'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateResearcher } from '#lib/researchers/operations.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'

type Props = { researcher: Pick<ResearcherView, 'id' | 'name' | 'status'> }
const mailed = 'They get a mail in half a minute; undone before that, they hear of nothing.'

export function ApproveResearcher({ researcher: { id, name, status } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ActButton
      look="primary"
      options={options}
      input={{ status: 'approved' }}
      done={() => ({ text: `${name} is approved. ${mailed}`, undo: () => undo({ status }) })}
    >
      {status === 'suspended' ? 'Lift the suspension' : 'Approve'}
    </ActButton>
  )
}

export function RefuseResearcher({ researcher: { id, name, status } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ReasonButton
      label="Refuse …"
      title={`Refuse ${name}?`}
      description="They stay what they are otherwise, a customer for most, and can apply again."
      hint="They read it in a mail, and beside their application."
      confirm="Refuse"
      options={options}
      toInput={(reason) => ({ status: 'refused' as const, reason })}
      done={() => ({ text: `${name} is refused. ${mailed}`, undo: () => undo({ status }) })}
    />
  )
}

export function SuspendResearcher({ researcher: { id, name, status } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ReasonButton
      label="Suspend …"
      look="danger"
      title={`Suspend ${name}?`}
      description="No new offers and no view of open orders, from this moment on. Orders in hand stay theirs: look through them and cancel where the customer can't wait."
      hint="They read it in a mail."
      confirm="Suspend"
      options={options}
      toInput={(reason) => ({ status: 'suspended' as const, reason })}
      done={() => ({ text: `${name} is suspended. ${mailed}`, undo: () => undo({ status }) })}
    />
  )
}

'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateResearcher } from '#lib/researchers/operations.ts'
import type { ResearcherFileView, ResearcherView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  researcher: Pick<ResearcherView, 'id' | 'name' | 'status'> & Pick<ResearcherFileView, 'decisionReason'>
}
const mailed = () => t('theyGetAMailIn')

export function ApproveResearcher({ researcher: { id, name, status, decisionReason: reason } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ActButton
      look="primary"
      options={options}
      input={{ status: 'approved' }}
      done={() => ({ text: t('isApproved', { name, mailed: mailed() }), undo: () => undo({ status, reason }) })}
    >
      {status === 'suspended' ? t('liftTheSuspension') : t('approve')}
    </ActButton>
  )
}

export function RefuseResearcher({ researcher: { id, name, status } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ReasonButton
      label={t('refuse')}
      title={t('refuse2', { name })}
      description={t('theyStayWhatTheyAre')}
      hint={t('theyReadItInA')}
      confirm={t('refuse3')}
      options={options}
      toInput={(reason) => ({ status: 'refused' as const, reason })}
      done={() => ({ text: t('isRefused', { name, mailed: mailed() }), undo: () => undo({ status }) })}
    />
  )
}

export function SuspendResearcher({ researcher: { id, name, status } }: Props) {
  const options = useApi().send(updateResearcher, { researcherId: id })
  const undo = useUndo(options)
  return (
    <ReasonButton
      label={t('suspend')}
      look="danger"
      title={t('suspend2', { name })}
      description={t('noNewOffersAndNo')}
      hint={t('theyReadItInAMail')}
      confirm={t('suspend3')}
      options={options}
      toInput={(reason) => ({ status: 'suspended' as const, reason })}
      done={() => ({ text: t('isSuspended', { name, mailed: mailed() }), undo: () => undo({ status }) })}
    />
  )
}

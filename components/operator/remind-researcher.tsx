'use client'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { remindResearcher } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orderId: string; title: string; researcher: string | undefined }

export function RemindButton({ orderId, title, researcher = t('theResearcher') }: Props) {
  return (
    <ReasonButton
      label={t('remind')}
      title={t('remind2', { researcher })}
      description={t('aMailSaysWhatIs', { title })}
      hint={t('standsInTheMailBelow')}
      optional
      confirm={t('sendTheMail')}
      options={useApi().send(remindResearcher, { orderId })}
      toInput={(note) => (note === '' ? {} : { note })}
      done={({ mailed }) => ({
        text: mailed ? t('hasBeenRemindedOf', { researcher, title }) : t('hasNoAddressToWrite', { researcher }),
      })}
    />
  )
}

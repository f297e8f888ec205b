'use client'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { openCaseAsOperator } from '#lib/casework/operations.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whatever an operator has noticed becomes a case too. */
export function OpenCaseButton({ orderId }: { orderId: string }) {
  return (
    <ReasonButton
      label={t('openACase')}
      title={t('openACaseTitle')}
      description={t('itStaysAmongOperators')}
      hint={t('whatIsWrong')}
      confirm={t('openIt')}
      options={useApi().send(openCaseAsOperator, { orderId })}
      toInput={(content) => ({ content })}
      done={({ reference }) => ({ text: t('aCaseIsOpen', { reference }) })}
    />
  )
}

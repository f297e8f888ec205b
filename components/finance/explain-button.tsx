'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { explainDifference } from '#lib/finance/operations.ts'
import type { ExplainInput, FinanceRow } from '#lib/finance/schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const accounts = (): Record<ExplainInput['account'], string> => ({
  bank: t('explained.bank'),
  provider_fees: t('explained.provider_fees'),
  platform_fees: t('explained.platform_fees'),
})

/** Says what a movement of the balance was. */
export function ExplainButton({ row: { id } }: { row: FinanceRow }) {
  const [account, setAccount] = useState<ExplainInput['account']>('bank')
  const options = Object.entries(accounts()).map(([value, label]) => ({ value, label }))
  return (
    <ReasonButton
      label={t('explain')}
      quiet
      title={t('whatWasIt')}
      description={t('itIsPostedToday')}
      hint={t('keptInTheAuditLog')}
      confirm={t('explainIt')}
      options={useApi().send(explainDifference, { transactionId: id })}
      toInput={(reason) => ({ account, reason })}
      done={() => ({ text: t('itIsExplained') })}
    >
      <Field label={t('whereItBelongs')}>
        <Select
          value={account}
          // Its values are those of the options.
          onChange={({ target }) => setAccount(target.value as ExplainInput['account'])}
          options={options}
        />
      </Field>
    </ReasonButton>
  )
}

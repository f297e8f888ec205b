import { useState } from 'react'
import { fromAmountQuery, toAmountQuery } from '#components/operator/orders/amount-query.ts'
import type { OrdersQueryState } from '#components/operator/orders/list-query.ts'
import { DebouncedInput } from '#components/ui/debounced-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { useReader } from '#components/ui/locale.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = OrdersQueryState & { name: 'amountFrom' | 'amountTo'; currency: string }

/** One end of the amounts, in whichever way somebody writes numbers. What can't be read changes nothing, and is said. */
export function AmountFilter({ name, currency, query, choose }: Props) {
  const { locale } = useReader()
  const asked = query[name]
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<{ issue: string; asked: typeof asked }>()
  const isTyped = toAmountQuery(typed, currency, locale) === (asked ?? '')
  const change = (next: string) => {
    const amount = toAmountQuery(next, currency, locale)
    if (typeof amount !== 'string') return setFault({ ...amount, asked })
    setFault(undefined)
    setTyped(next)
    choose({ [name]: amount })
  }
  return (
    <Field
      label={t(name)}
      optional="unsaid"
      error={fault && fault.asked === asked ? t('thisAmount', fault) : undefined}
    >
      <DebouncedInput
        inputMode="decimal"
        maxLength={16}
        // As it was typed, while that is what is asked for: nothing is rewritten under somebody's hands.
        value={isTyped ? typed : fromAmountQuery(asked, locale)}
        onValueChange={change}
      />
    </Field>
  )
}

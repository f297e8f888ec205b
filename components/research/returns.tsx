'use client'
import { DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ReturnView } from '#lib/payments/returns-schema.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the customer got back, when and why. */
export const Returns = ({ returns, currency }: { returns: readonly ReturnView[]; currency: string }) => (
  <ul className="flex flex-col gap-1 text-sm text-ink-soft">
    {returns.map(({ amount, by, at, reason }) => {
      const said = { money: <Money amount={amount} currency={currency} />, date: <DateTime value={at} shape="date" /> }
      return (
        <li key={at}>
          {by === 'dispute' ? rich(t, 'theirBankTookBack', said) : rich(t, 'theCustomerGotBack', said)}
          {reason && (
            <TypedText as="span" className="block wrap-anywhere">
              {reason}
            </TypedText>
          )}
        </li>
      )
    })}
  </ul>
)

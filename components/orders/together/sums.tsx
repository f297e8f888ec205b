import { Money } from '#components/ui/money.tsx'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What several cost together; currencies don't add up, so each has its own sum. */
export const Sums = ({ sums }: { sums: readonly { amount: number; currency: string }[] }) =>
  sums.length === 0
    ? t('nothing')
    : sums.map(({ amount, currency }, i) => (
        <span key={currency}>
          {i > 0 && ' + '}
          <Money amount={amount} currency={currency} />
        </span>
      ))

import { Money } from '#components/ui/money.tsx'

/** What several cost together; currencies don't add up, so each has its own sum. */
export const Sums = ({ sums }: { sums: readonly { amount: number; currency: string }[] }) =>
  sums.length === 0 ? (
    <>nothing</>
  ) : (
    sums.map(({ amount, currency }, i) => (
      <span key={currency}>
        {i > 0 && ' and '}
        <Money amount={amount} currency={currency} />
      </span>
    ))
  )

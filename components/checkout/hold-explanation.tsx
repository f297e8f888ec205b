import type { ReactNode } from 'react'

/** What happens to the money, and when, in plain words. `amount`: the total as people write it. */
export function HoldExplanation({ amount }: { amount: string }) {
  return (
    <section aria-labelledby="hold-title" className="grid gap-3">
      {/* No heading: this stands at another depth on each page. */}
      <p id="hold-title" className="font-serif text-lg">
        How this payment works
      </p>
      <dl className="grid gap-3 border-l-2 border-line pl-4">
        <Step title="Now: held">Your bank sets {amount} aside on your card. Nothing is taken yet.</Step>
        <Step title="When the research starts: taken">
          Only when the researcher begins to work is the held amount taken.
        </Step>
        <Step title="If you withdraw before: released">
          Withdraw the order before work starts and the whole amount is free again.
        </Step>
      </dl>
      <p className="text-sm text-ink-soft">
        A hold lasts about seven days. If the work hasn’t started by then, the hold is released and we ask you again.
      </p>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

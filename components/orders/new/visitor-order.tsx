'use client'
import { Link } from '#components/ui/link.tsx'
import { NewOrder } from '#components/orders/new/new-order.tsx'
import { VisitorApiProvider } from '#lib/browser/api-provider.tsx'
import { QueryProvider } from '#lib/browser/query-provider.tsx'
import { accountCurrency } from '#lib/money.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The form of a new order for whoever has no account yet; it ends with making one. */
export function VisitorOrder({ feeBps }: { feeBps: number }) {
  return (
    <QueryProvider>
      <VisitorApiProvider>
        <div className="group px-4 py-8 sm:px-6">
          <NewOrder feeBps={feeBps} ownCurrency={accountCurrency} />
          <p className="mx-auto mt-8 max-w-3xl border-t border-line pt-6 group-has-[[data-alone]]:hidden">
            {rich(t, 'alreadyRegisteredSignInWhat', {
              link: (text) => (
                <Link className="text-link" href="/sign-in?next=/orders/new">
                  {text}
                </Link>
              ),
            })}
          </p>
        </div>
      </VisitorApiProvider>
    </QueryProvider>
  )
}

'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { acceptanceDays } from '#lib/orders/state.ts'

/** What people who look for a document ask first. */
export const HelpPage = ({ feePercent }: { feePercent: string }) => (
  <>
    <h1 className="mb-6 text-3xl">Help</h1>
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Steps feePercent={feePercent} />
      <Robot />
    </div>
  </>
)

const Steps = ({ feePercent }: { feePercent: string }) => (
  <Card>
    <h2 className="mb-4 text-xl">How an order goes</h2>
    <ol className="flex list-decimal flex-col gap-3 ps-5">
      <li>
        <Link className="text-link" href="/orders/new">
          Place it
        </Link>
        : the archive, the kind of document, the person. What you do not know you leave out. It costs nothing yet.
      </li>
      <li>We read it through, and then researchers who go to that archive see it. You get a mail when offers come.</li>
      <li>
        You choose an offer and pay by card. The price you see includes our fee of {feePercent}. The amount is held, and
        charged when work begins; until then you can withdraw and it is released.
      </li>
      <li>The researcher looks, writes to you where something is unclear, and delivers scans and a search report.</li>
      <li>
        You accept, or say that something is wrong: then the researcher delivers again, or we decide. After{' '}
        {acceptanceDays} days without a word the delivery counts as accepted, and the researcher is paid.
      </li>
    </ol>
  </Card>
)

function Robot() {
  const router = useRouter()
  return (
    <Card>
      <h2 className="mb-4 text-xl">Try it with a robot</h2>
      <p className="mb-4">
        A rehearsal of all of it, in a few minutes: a robot plays the researcher, a test card pays, and no real money
        moves. Your own orders are not touched.
      </p>
      <Button
        look="secondary"
        onClick={() => {
          chooseEnvironment('development')
          router.push('/orders/new')
        }}
      >
        Try it with a robot
      </Button>
    </Card>
  )
}

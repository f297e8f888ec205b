import Link from 'next/link'
import { ExampleOrder } from '#components/landing/example-order.tsx'
import { Price, type PriceExample } from '#components/landing/price.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'

const steps = [
  {
    title: 'Name the document',
    text: 'The archive, the kind of record, the person. What you do not know you leave out.',
  },
  {
    title: 'Compare offers',
    text: 'Researchers who go to that archive answer with a price, a date and a word about how they would search.',
  },
  {
    title: 'Choose and pay',
    text: 'Your card is only held. The money is taken when the work starts, and released if you withdraw before that.',
  },
  { title: 'Download', text: 'Scans and a search report, whatever was found. The researcher is paid once you accept.' },
]

export function Landing({ feePercent, example }: { feePercent: string; example: PriceExample }) {
  return (
    <>
      <Opening />
      <HowItWorks />
      <section className="border-y border-line bg-sheet">
        <div className="mx-auto grid max-w-6xl gap-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-2">
          <ExampleOrder />
          <Price feePercent={feePercent} example={example} />
        </div>
      </section>
      <ForPrograms />
    </>
  )
}

function Opening() {
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-4xl sm:text-6xl">
            The document is in an archive far away. Someone is in that archive today.
          </h1>
          <p className="mt-6 max-w-prose text-lg text-ink-soft">
            Callslip brings you copies of documents from archives anywhere: say what you look for, choose among
            researchers on the spot, pay when it is agreed, download the copy.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <Link href="/order">Place your first order</Link>
            </Button>
            <Button asChild look="secondary">
              <Link href="#price">What it costs</Link>
            </Button>
          </div>
        </div>
        <div aria-hidden="true">
          <CatalogueCard callNumber="V4E 9437 / 18e arr. / 1892" title="Call slip" level="h3" className="lg:rotate-1">
            <Details
              items={[
                { label: 'Archive', value: 'Archives de Paris' },
                { label: 'Document', value: 'Birth record' },
                { label: 'Person', value: 'Jeanne Moreau, about 1892' },
              ]}
            />
          </CatalogueCard>
        </div>
      </div>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h2 className="mb-8 text-3xl">How it works</h2>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, i) => (
          <li key={title} className="border-t border-rule pt-4">
            <p className="font-card text-ink-soft" aria-hidden="true">
              No. {i + 1}
            </p>
            <h3 className="mt-1 mb-2 text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ForPrograms() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h2 className="mb-3 text-3xl">For programs, too</h2>
      <p className="max-w-prose text-ink-soft">
        Everything on these pages goes through one REST API, with signed webhooks and a sandbox in which a robot plays
        the researcher. A law firm’s case system can order as well as a family historian’s phone.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link className="text-link" href="/register?purpose=integration">
          Connect a system
        </Link>
        <Link className="text-link" href="/docs/first-order">
          A first order in five minutes
        </Link>
        <Link className="text-link" href="/docs">
          Documentation
        </Link>
      </p>
    </section>
  )
}

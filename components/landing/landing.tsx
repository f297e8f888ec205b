import { Link } from '#components/ui/link.tsx'
import { ExampleOrder } from '#components/landing/example-order.tsx'
import { Price, type PriceExample } from '#components/landing/price.tsx'
import { RealPrices } from '#components/landing/real-prices.tsx'
import { Sample } from '#components/landing/sample.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import type { LandingFigures } from '#lib/figures/get-landing-figures.ts'
import { catalogue } from '#lib/words/en/landing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const steps = () => [
  {
    title: t('nameTheDocument'),
    text: t('theArchiveTheKindOf'),
  },
  {
    title: t('compareOffers'),
    text: t('researchersWhoGoToThat'),
  },
  {
    title: t('chooseAndPay'),
    text: t('yourCardIsOnlyHeld'),
  },
  { title: t('download'), text: t('scansAndASearchReport') },
]

type Props = { feePercent: string; example: PriceExample; figures: LandingFigures | undefined }

export function Landing({ feePercent, example, figures }: Props) {
  return (
    <>
      <Opening />
      <HowItWorks />
      <section className="border-y border-line bg-sheet">
        <div className="mx-auto grid max-w-6xl gap-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-2">
          <ExampleOrder />
          <div>
            <Price feePercent={feePercent} example={example} />
            {figures && <RealPrices archives={figures.archives} />}
          </div>
        </div>
      </section>
      <Sample languages={figures?.languages ?? []} />
      <ForResearchers />
      <ForPrograms />
    </>
  )
}

function Opening() {
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-4xl sm:text-6xl">{t('theDocumentIsInAn')}</h1>
          <p className="mt-6 max-w-prose text-lg text-ink-soft">{t('callslipBringsYouCopiesOf')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <Link href="/order">{t('placeYourFirstOrder')}</Link>
            </Button>
            <Button asChild look="secondary">
              <Link href="#price">{t('whatItCosts')}</Link>
            </Button>
          </div>
        </div>
        <div aria-hidden="true">
          <CatalogueCard callNumber={t('v4e943718eArr1892')} title={t('callSlip')} level="h3" className="lg:rotate-1">
            <Details
              items={[
                { label: t('archive'), value: t('archivesDeParis') },
                { label: t('document'), value: t('birthRecord') },
                { label: t('person'), value: t('jeanneMoreauAbout1892') },
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
      <h2 className="mb-8 text-3xl">{t('howItWorks')}</h2>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps().map(({ title, text }, i) => (
          <li key={title} className="border-t border-rule pt-4">
            <p className="font-card text-ink-soft" aria-hidden="true">
              {t('no', { i: i + 1 })}
            </p>
            <h3 className="mt-1 mb-2 text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const ForResearchers = () => (
  <WayIn
    title={t('forResearchers')}
    text={t('doYouGoToAnArchive')}
    links={[
      { href: '/register?purpose=research', label: t('becomeAResearcher') },
      { href: '/sign-in?next=%2Fresearch', label: t('signInToTheDesk') },
    ]}
  />
)

const ForPrograms = () => (
  <WayIn
    title={t('forProgramsToo')}
    text={t('everythingOnThesePagesGoes')}
    links={[
      { href: '/register?purpose=integration', label: t('connectASystem') },
      { href: '/docs/first-order', label: t('aFirstOrderInFive') },
      { href: '/docs', label: t('documentation') },
    ]}
  />
)

type WayInProps = { title: string; text: string; links: readonly { href: string; label: string }[] }

const WayIn = ({ title, text, links }: WayInProps) => (
  <section className="border-t border-line">
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h2 className="mb-3 text-3xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ href, label }) => (
          <Link key={href} className="text-link" href={href}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  </section>
)

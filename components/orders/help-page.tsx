'use client'
import { Link } from '#components/ui/link.tsx'
import { useRouter } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { acceptanceDays } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What people who look for a document ask first. */
export const HelpPage = ({ feePercent }: { feePercent: string }) => (
  <>
    <h1 className="mb-6 text-3xl">{t('help')}</h1>
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Steps feePercent={feePercent} />
      <Robot />
    </div>
  </>
)

const Steps = ({ feePercent }: { feePercent: string }) => (
  <Card>
    <h2 className="mb-4 text-xl">{t('howAnOrderGoes')}</h2>
    <ol className="flex list-decimal flex-col gap-3 ps-5">
      <li>
        {rich(t, 'placeItTheArchiveThe', {
          link: (text) => (
            <Link className="text-link" href="/orders/new">
              {text}
            </Link>
          ),
        })}
      </li>
      <li>{t('weReadItThroughAnd')}</li>
      <li>{t('youChooseAnOfferAnd', { feePercent })}</li>
      <li>{t('theResearcherLooksWritesTo')}</li>
      <li>{t('youAcceptOrSayThat', { acceptanceDays })}</li>
    </ol>
  </Card>
)

function Robot() {
  const router = useRouter()
  return (
    <Card>
      <h2 className="mb-4 text-xl">{t('tryItWithARobot')}</h2>
      <p className="mb-4">{t('aRehearsalOfAllOf')}</p>
      <Button
        look="secondary"
        onClick={() => {
          chooseEnvironment('development')
          router.push('/orders/new')
        }}
      >
        {t('tryItWithARobot')}
      </Button>
    </Card>
  )
}

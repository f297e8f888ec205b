'use client'
import { outcomes } from '#components/documents/outcomes.ts'
import { sizeText } from '#components/documents/describe-document.ts'
import { moneyOf, type HandOverValues } from '#components/research/hand-over-values.ts'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { useReader } from '#components/ui/locale.ts'
import { moneyText } from '#lib/money-text.ts'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { composeReport } from '#lib/researchers/search-report.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  order: ResearchOrderView
  /** What is about to be handed over; undefined while the question is closed. */
  values: HandOverValues | undefined
  documents: readonly UploadedView[]
  sending: number
  pending: boolean
  failure: ApiFailure | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Exactly what the customer gets, and what it means for the money, before it goes. */
export function HandOverPreview({ order, values, failure, pending, onConfirm, onClose, ...rest }: Props) {
  return (
    <AlertDialog
      open={values !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={t('handThisOver')}
      description={<p>{t('thisIsWhatTheCustomer')}</p>}
      confirm={t('handOver')}
      cancel={t('goOnWriting')}
      pending={pending}
      onConfirm={onConfirm}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failureText(failure)}
        </Banner>
      )}
      {values && <Gift order={order} values={values} {...rest} />}
    </AlertDialog>
  )
}

type GiftProps = Pick<Props, 'order' | 'documents' | 'sending'> & { values: HandOverValues }

function Gift({ order, values: { outcome, ...parts }, documents, sending }: GiftProps) {
  const { locale } = useReader()
  const report = composeReport(parts) || order.report
  const { title, text } = outcomes()[outcome]
  return (
    <div className="flex flex-col gap-4">
      <section className="rounded-card border border-line p-4">
        <h3 className="text-lg">{title}</h3>
        <p>{text}</p>
      </section>
      <section className="rounded-card border border-line p-4">
        <h3 className="mb-2 text-lg">{t('documentsThatGo', { documents: documents.length })}</h3>
        {documents.length > 0 && (
          <ol className="flex list-decimal flex-col gap-1 ps-5">
            {documents.map(({ id, name, sizeBytes }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{name}</bdi> <span className="text-sm text-ink-soft">{sizeText(sizeBytes, locale)}</span>
              </li>
            ))}
          </ol>
        )}
        {sending > 0 && <p className="mt-2 text-caution">{t('filesAreStillOnThe', { sending })}</p>}
      </section>
      <section className="rounded-card border border-line p-4">
        <h3 className="mb-2 text-lg">{t('reportOfTheSearch')}</h3>
        {report ? (
          <TypedText className="wrap-anywhere">{report}</TypedText>
        ) : (
          <p className="text-ink-soft">{t('noReport')}</p>
        )}
      </section>
      <Money order={order} outcome={outcome} />
    </div>
  )
}

function Money({ order, outcome }: { order: ResearchOrderView; outcome: HandOverValues['outcome'] }) {
  const { locale } = useReader()
  const money = moneyOf(order, outcome)
  if (!money) return null
  const say = (amount: number) => moneyText(amount, money.currency, locale)
  const { receive, charged, remains, byCard } = money
  return (
    <section className="rounded-card border border-line p-4">
      <h3 className="mb-2 text-lg">{t('theMoney')}</h3>
      <p>{t('youReceiveWhenTheOrder', { receive: say(receive) })}</p>
      {charged === undefined ? null : !byCard && charged > 0 ? (
        <p>{t('theCustomerPaysByInvoice', { remains: say(remains) })}</p>
      ) : remains < charged ? (
        <p>{t('theCustomerHasPaidOf', { charged: say(charged), remains: say(remains) })}</p>
      ) : (
        <p>{t('theCustomerHasPaid', { charged: say(charged) })}</p>
      )}
    </section>
  )
}

import { CopyButton } from '#components/ui/copy-button.tsx'
import { Table } from '#components/ui/table.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const cards = () => [
  { number: '4242 4242 4242 4242', what: t('worksTheAmountIsHeld'), word: 'ok' },
  { number: '4000 0000 0000 0002', what: t('isDeclined'), word: 'declined' },
  { number: '4000 0000 0000 9995', what: t('isDeclinedInsufficientFunds') },
  { number: '4000 0000 0000 0069', what: t('isDeclinedExpired') },
  { number: '4000 0027 6000 3184', what: t('asksFor3DSecure'), word: 'requires_action' },
  { number: '4000 0084 0000 1629', what: t('asksFor3DSecureAnd') },
  { number: '4000 0000 0000 0259', what: t('isDisputedOnceCharged'), word: 'disputed' },
  { number: '4000 0000 0000 5126', what: t('noRefundReachesIt'), word: 'refund_fails' },
]

/** The payment provider's own test cards, for the form and for `confirm-payment`. */
export const TestCards = () => (
  <section aria-labelledby="cards">
    <h2 id="cards" className="mb-1 text-2xl">
      {t('testCards')}
    </h2>
    <p className="mb-3 max-w-prose text-ink-soft">
      {rich(t, 'anyFutureExpiryAnySecurity', {
        code: (text) => <code className="font-card">{text}</code>,
        code2: (text) => <code className="font-card break-all">{text}</code>,
      })}
    </p>
    <Table
      caption={t('testCards')}
      rows={cards()}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'number',
          header: t('card'),
          primary: true,
          cell: ({ number }) => (
            <span className="-my-1 inline-flex items-center gap-1">
              <code className="font-card whitespace-nowrap">{number}</code>
              <CopyButton value={number.replaceAll(' ', '')} label={t('copy', { number })} />
            </span>
          ),
        },
        { key: 'what', header: t('whatItDoes'), cell: ({ what }) => what },
        {
          key: 'word',
          header: t('word'),
          cell: ({ word }) => (word ? <code className="font-card">{word}</code> : '–'),
        },
      ]}
    />
  </section>
)

import { CopyButton } from '#components/ui/copy-button.tsx'
import { Table } from '#components/ui/table.tsx'

const cards = [
  { number: '4242 4242 4242 4242', what: 'Works: the amount is held', word: 'ok' },
  { number: '4000 0000 0000 0002', what: 'Is declined', word: 'declined' },
  { number: '4000 0000 0000 9995', what: 'Is declined: insufficient funds' },
  { number: '4000 0000 0000 0069', what: 'Is declined: expired' },
  { number: '4000 0027 6000 3184', what: 'Asks for 3-D Secure', word: 'requires_action' },
  { number: '4000 0084 0000 1629', what: 'Asks for 3-D Secure, and is declined then' },
]

/** The payment provider's own test cards, for the form and for `confirm-payment`. */
export const TestCards = () => (
  <section aria-labelledby="cards">
    <h2 id="cards" className="mb-1 text-2xl">
      Test cards
    </h2>
    <p className="mb-3 max-w-prose text-ink-soft">
      Any future expiry, any security code. Type the number into the payment form, or send the word as{' '}
      <code className="font-card">card</code> to{' '}
      <code className="font-card break-all">POST /sandbox/orders/&#123;orderId&#125;/confirm-payment</code>.
    </p>
    <Table
      caption="Test cards"
      rows={cards}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'number',
          header: 'Card',
          primary: true,
          cell: ({ number }) => (
            <span className="-my-1 inline-flex items-center gap-1">
              <code className="font-card whitespace-nowrap">{number}</code>
              <CopyButton value={number.replaceAll(' ', '')} label={`Copy ${number}`} />
            </span>
          ),
        },
        { key: 'what', header: 'What it does', cell: ({ what }) => what },
        { key: 'word', header: 'Word', cell: ({ word }) => (word ? <code className="font-card">{word}</code> : '–') },
      ]}
    />
  </section>
)

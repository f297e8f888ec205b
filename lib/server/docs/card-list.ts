import { testCards, type TestCard } from '#lib/payments/test-cards.ts'

const grouped = (number: string) =>
  number.startsWith('37') ? number.replace(/^(.{4})(.{6})(.*)$/, '$1 $2 $3') : number.replace(/(.{4})(?=.)/g, '$1 ')

const afterwards = {
  dispute: 'pays, and the charge is disputed once it is made',
  refund_fails: 'pays, and a refund of it fails',
}

function outcomeOf({ authentication = false, decline, later }: TestCard): string {
  if (later) return afterwards[later]
  const declined = decline && `declined: \`${decline.decline_code ?? decline.code}\``
  if (authentication) return declined ? `asks for 3-D Secure, then ${declined}` : 'asks for 3-D Secure'
  return declined ?? 'pays'
}

/** The provider's test cards as a table: read from what the simulator itself goes by. */
export const cardList = () =>
  [
    '| Card number | What happens |',
    '|---|---|',
    ...testCards.map((card) => `| \`${grouped(card.number)}\` | ${outcomeOf(card)} |`),
  ].join('\n')

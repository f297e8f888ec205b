import { formatNumber } from '#components/checkout/simulator/card-input.ts'
import { element, newDomId } from '#components/checkout/simulator/dom.ts'

const cards = [
  ['Succeeds', '4242424242424242'],
  ['Is declined', '4000000000000002'],
  ['Has insufficient funds', '4000000000009995'],
  ['Asks for 3-D Secure', '4000002760003184'],
] as const

/** The clear word that nothing real happens here, and cards to try. */
export function createTestCardList(onChoose: (number: string) => void): HTMLElement {
  const titleId = newDomId('test-cards')
  const said = element('p', { class: 'sr-only', role: 'status' })
  const buttons = cards.map(([outcome, number]) => {
    const button = element(
      'button',
      {
        type: 'button',
        class:
          'flex min-h-11 w-full flex-col items-start rounded-card border border-edge bg-sheet px-3 py-1.5 text-left text-sm text-ink hover:bg-well',
      },
      element('span', { class: 'font-medium' }, outcome),
      element('span', { class: 'font-card tabular-nums text-ink-soft' }, formatNumber(number)),
    )
    button.addEventListener('click', () => {
      onChoose(number)
      said.textContent = `Test card filled in: ${outcome.toLowerCase()}.`
    })
    return element('li', {}, button)
  })
  return element(
    'details',
    { class: 'rounded-card border border-line bg-well', lang: 'en' },
    element(
      'summary',
      { id: titleId, class: 'px-4 py-1.5 text-sm font-medium' },
      'Test cards of the payment simulator',
    ),
    element(
      'div',
      { class: 'grid gap-3 px-4 pb-4', role: 'group', 'aria-labelledby': titleId },
      element(
        'p',
        { class: 'text-sm text-ink-soft' },
        'Choose one to fill in the form. No real card is charged, and a real card’s number is refused.',
      ),
      element('ul', { class: 'grid list-none gap-2 p-0 sm:grid-cols-2' }, ...buttons),
    ),
    said,
  )
}

import {
  cvcLength,
  digitsOf,
  issueOfCvc,
  issueOfExpiry,
  issueOfNumber,
  formatExpiry,
  formatNumber,
  parseExpiry,
  type Issue,
} from '#components/checkout/simulator/card-input.ts'
import { countries, likelyCountry } from '#components/checkout/simulator/country-codes.ts'
import { element, newDomId } from '#components/checkout/simulator/dom.ts'
import { createTestCardList } from '#components/checkout/simulator/test-card-list.ts'
import { createTextField } from '#components/checkout/simulator/text-field.ts'

export type Card = { number: string; month: number; year: number; cvc: string; country: string }

export type CardForm = {
  root: HTMLElement
  /** The card, or the first fault: shown, and focused. */
  read: () => { card: Card } | { issue: Issue }
  state: () => { empty: boolean; complete: boolean }
  focus: () => void
  blur: () => void
  clear: () => void
  setReadOnly: (readOnly: boolean) => void
}

/** The form of a card payment as Stripe's Payment Element asks it, with a list of test cards that fill it. */
export function createCardForm(onChange: () => void): CardForm {
  const { number, expiry, cvc } = createCardFields(onChange)
  const country = createCountryField()
  const fields = [number, expiry, cvc]
  const testCards = createTestCardList((testNumber) => {
    if (number.input.readOnly) return
    number.set(testNumber)
    expiry.set(`12/${new Date().getFullYear() + 3}`)
    cvc.set('1234')
    onChange()
  })
  const root = element(
    'div',
    { class: 'grid gap-2 sm:gap-4', role: 'group', 'aria-label': 'Card', lang: 'en' },
    number.root,
    element(
      'div',
      { class: 'grid grid-cols-2 items-start gap-3 sm:grid-cols-3 sm:gap-4 [&>:last-child]:max-sm:col-span-2' },
      expiry.root,
      cvc.root,
      country.root,
    ),
    testCards,
  )

  const read = () => {
    const issues = fields.map((field) => ({ field, issue: field.check() }))
    for (const { field, issue } of issues) {
      if (!issue) continue
      field.input.focus()
      return { issue }
    }
    const { month, year } = parseExpiry(expiry.input.value) ?? { month: 0, year: 0 }
    return {
      card: { number: digitsOf(number.input.value), month, year, cvc: cvc.input.value, country: country.select.value },
    }
  }
  return {
    root,
    read,
    state: () => ({
      empty: fields.every(({ input }) => input.value === ''),
      complete:
        !issueOfNumber(number.input.value) &&
        !issueOfExpiry(expiry.input.value, new Date()) &&
        !issueOfCvc(cvc.input.value, number.input.value),
    }),
    focus: () => number.input.focus(),
    blur: () => fields.forEach(({ input }) => input.blur()),
    clear: () => fields.forEach((field) => field.forget()),
    setReadOnly: (readOnly) => fields.forEach(({ input }) => (input.readOnly = readOnly)),
  }
}

function createCardFields(onChange: () => void) {
  const number = createTextField({
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatNumber,
    issueOf: issueOfNumber,
    onChange,
  })
  const expiry = createTextField({
    name: 'expiry',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    issueOf: (text) => issueOfExpiry(text, new Date()),
    onChange,
  })
  const cvc = createTextField({
    name: 'cvc',
    label: 'Security code',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    format: (text) => digitsOf(text).slice(0, cvcLength(number.input.value)),
    issueOf: (text) => issueOfCvc(text, number.input.value),
    onChange,
  })
  return { number, expiry, cvc }
}

function createCountryField(): { root: HTMLElement; select: HTMLSelectElement } {
  const id = newDomId('country')
  const options = countries().map(({ code, name }) => element('option', { value: code }, name))
  const select = element(
    'select',
    { id, name: 'country', autocomplete: 'billing country', class: 'control' },
    ...options,
  )
  select.value = likelyCountry()
  return {
    root: element('div', {}, element('label', { for: id, class: 'mb-1 block text-sm font-medium' }, 'Country'), select),
    select,
  }
}

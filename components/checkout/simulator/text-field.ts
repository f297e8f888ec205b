import { digitsOf, type Issue } from '#components/checkout/simulator/card-input.ts'
import { element, newDomId } from '#components/checkout/simulator/dom.ts'

type TextField = {
  root: HTMLElement
  input: HTMLInputElement
  set: (text: string) => void
  /** Shows what is wrong, if anything, and returns it. */
  check: () => Issue | undefined
  forget: () => void
}

type Options = {
  name: string
  label: string
  placeholder: string
  autocomplete: 'cc-number' | 'cc-exp' | 'cc-csc'
  format: (text: string) => string
  issueOf: (text: string) => Issue | undefined
  onChange: () => void
}

/** A labelled input that keeps its format while one types and says below it what is wrong, once one has left it. */
export function createTextField({
  name,
  label,
  placeholder,
  autocomplete,
  format,
  issueOf,
  onChange,
}: Options): TextField {
  const [id, issueId] = [newDomId(name), newDomId(`${name}-fault`)]
  const input = element('input', {
    id,
    name,
    type: 'text',
    inputmode: 'numeric',
    autocomplete,
    placeholder,
    class: 'control',
    'aria-required': 'true',
    'aria-describedby': issueId,
    autocorrect: 'off',
    spellcheck: 'false',
  })
  const message = element('p', { id: issueId, class: 'mt-1 text-sm text-danger empty:hidden', 'aria-live': 'polite' })
  const root = element(
    'div',
    { class: 'min-w-0' },
    element('label', { for: id, class: 'mb-1 block text-sm font-medium' }, label),
    input,
    message,
  )

  const show = (issue: Issue | undefined) => {
    message.textContent = issue?.message ?? ''
    if (issue) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const check = () => {
    const issue = issueOf(input.value)
    show(issue)
    return issue
  }
  input.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    reformat(input, format, deleting)
    // While it is being mended, a fault only goes; a new one waits until the field is left.
    if (!input.hasAttribute('aria-invalid') || issueOf(input.value) === undefined) show(undefined)
    onChange()
  })
  input.addEventListener('blur', () => {
    if (input.value !== '') check()
  })
  const set = (text: string) => {
    input.value = format(text)
    show(undefined)
  }
  return { root, input, set, check, forget: () => set('') }
}

/** Formats what was typed and puts the caret back behind the digit that it stood behind. */
function reformat(input: HTMLInputElement, format: (text: string) => string, deleting: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const before = digitsOf(input.value.slice(0, caret)).length
  let next = format(input.value)
  // A separator that formatting appends would come back at once: what is deleted is the digit before it.
  if (deleting && atEnd && /\D$/.test(next)) next = format(digitsOf(input.value).slice(0, -1))
  input.value = next
  if (atEnd) return
  let position = 0
  for (let seen = 0; seen < before && position < next.length; position++) if (/\d/.test(next[position] ?? '')) seen++
  input.setSelectionRange(position, position)
}

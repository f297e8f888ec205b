import { createCardForm, type Card, type CardForm } from '#components/checkout/simulator/card-form.ts'
import type { Issue } from '#components/checkout/simulator/card-input.ts'

type Listener = (event: unknown) => void
type Options = { readOnly?: boolean }

/** What stands in for Stripe's Payment Element: mounted by <PaymentElement>, read by confirmPayment. */
export type SimulatedElement = ReturnType<typeof createPaymentElement>

const readyEvent = { elementType: 'payment' }
const about = { elementType: 'payment', collapsed: false, value: { type: 'card' } }

export function createPaymentElement(options: Options, onDestroy: () => void) {
  const events = createEvents()
  let form: CardForm | undefined

  const emitChange = () => events.emit('change', { ...about, ...(form?.state() ?? { empty: true, complete: false }) })
  const on = (name: string, listener: Listener) => {
    events.add(name, listener)
    return made
  }
  const off = (name: string, listener?: Listener) => {
    events.remove(name, listener)
    return made
  }
  const once = (name: string, listener: Listener) => {
    events.addOnce(name, listener)
    return made
  }
  const mount = (target: string | HTMLElement) => {
    const place = typeof target === 'string' ? document.querySelector(target) : target
    if (!place) throw new Error(`There is no element ${String(target)} to mount the payment form in.`)
    form ??= createCardForm(emitChange)
    form.setReadOnly(options.readOnly === true)
    form.root.addEventListener('focusin', () => events.emit('focus', readyEvent))
    form.root.addEventListener('focusout', () => events.emit('blur', readyEvent))
    place.replaceChildren(form.root)
    setTimeout(() => {
      if (events.isPast('ready') || !form?.root.isConnected) return
      events.emitForGood('ready', readyEvent)
      emitChange()
    })
  }
  const made = {
    mount,
    unmount: () => form?.root.remove(),
    destroy: () => {
      form?.root.remove()
      form = undefined
      events.clear()
      onDestroy()
    },
    update: (changed: Options) => {
      Object.assign(options, changed)
      form?.setReadOnly(options.readOnly === true)
    },
    on,
    off,
    once,
    addEventListener: on,
    removeEventListener: off,
    collapse: () => {},
    focus: () => form?.focus(),
    blur: () => form?.blur(),
    clear: () => form?.clear(),
    /** For the simulator's own confirmPayment; Stripe keeps this to itself. */
    readCard: (): { card: Card } | { issue: Issue } =>
      form?.read() ?? { issue: { code: 'incomplete', message: 'The payment form is not shown.' } },
  }
  return made
}

function createEvents() {
  const listeners = new Map<string, Set<Listener>>()
  const past = new Map<string, unknown>()
  const emit = (name: string, event: unknown) => listeners.get(name)?.forEach((listener) => listener(event))
  const add = (name: string, listener: Listener) => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
    // Stripe's own element takes long enough to load that nobody is ever late for this; here one could be.
    if (past.has(name)) queueMicrotask(() => known.has(listener) && listener(past.get(name)))
  }
  const remove = (name: string, listener?: Listener) => {
    if (listener) listeners.get(name)?.delete(listener)
    else listeners.delete(name)
  }
  const addOnce = (name: string, listener: Listener) => {
    const first: Listener = (event) => {
      remove(name, first)
      listener(event)
    }
    add(name, first)
  }
  return {
    emit,
    /** What comes once: whoever listens later is told as well. */
    emitForGood: (name: string, event: unknown) => {
      past.set(name, event)
      emit(name, event)
    },
    isPast: (name: string) => past.has(name),
    add,
    addOnce,
    remove,
    clear: () => listeners.clear(),
  }
}

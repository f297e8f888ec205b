import { createCardForm, type Card, type CardForm } from '#components/checkout/simulator/card-form.ts'
import type { Fault } from '#components/checkout/simulator/card-input.ts'

type Listener = (event: unknown) => void
type Options = { readOnly?: boolean }

/** What stands in for Stripe's Payment Element: mounted by <PaymentElement>, read by confirmPayment. */
export type SimulatedElement = ReturnType<typeof createPaymentElement>

export function createPaymentElement(options: Options, onDestroy: () => void) {
  const listeners = new Map<string, Set<Listener>>()
  let ready = false
  let form: CardForm | undefined

  const emit = (name: string, event: unknown) => listeners.get(name)?.forEach((listener) => listener(event))
  const state = () => ({
    elementType: 'payment',
    collapsed: false,
    value: { type: 'card' },
    ...(form?.state() ?? { empty: true, complete: false }),
  })
  const readyEvent = { elementType: 'payment' }

  const on = (name: string, listener: Listener) => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
    // Stripe's own element takes long enough to load that nobody is ever late for this; here one could be.
    if (name === 'ready' && ready) queueMicrotask(() => known.has(listener) && listener(readyEvent))
    return made
  }
  const off = (name: string, listener?: Listener) => {
    if (listener) listeners.get(name)?.delete(listener)
    else listeners.delete(name)
    return made
  }
  const once = (name: string, listener: Listener) => {
    const first: Listener = (event) => {
      off(name, first)
      listener(event)
    }
    return on(name, first)
  }
  const mount = (target: string | HTMLElement) => {
    const place = typeof target === 'string' ? document.querySelector(target) : target
    if (!place) throw new Error(`There is no element ${String(target)} to mount the payment form in.`)
    form ??= createCardForm(() => emit('change', state()))
    form.setReadOnly(options.readOnly === true)
    form.root.addEventListener('focusin', () => emit('focus', readyEvent))
    form.root.addEventListener('focusout', () => emit('blur', readyEvent))
    place.replaceChildren(form.root)
    setTimeout(() => {
      if (ready || !form?.root.isConnected) return
      ready = true
      emit('ready', readyEvent)
      emit('change', state())
    })
  }
  const made = {
    mount,
    unmount: () => form?.root.remove(),
    destroy: () => {
      form?.root.remove()
      form = undefined
      listeners.clear()
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
    readCard: (): { card: Card } | { fault: Fault } =>
      form?.read() ?? { fault: { code: 'incomplete', message: 'The payment form is not shown.' } },
  }
  return made
}

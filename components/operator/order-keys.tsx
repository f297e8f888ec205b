'use client'
import { useSingleKeys } from '#components/found/use-single-keys.ts'
import { useListLook } from '#components/orders/list-look.ts'

/** By key, the part of an order's file whose field it leads to. */
const parts: Record<string, string> = { n: 'remarks', m: 'messages' }

/** `n` leads to the note for other operators, `m` to the message. Whoever wants no single keys has none here either. */
export function OrderKeys() {
  const [{ keys }] = useListLook()
  return keys && <Listener />
}

function Listener() {
  useSingleKeys((key) => {
    const part = parts[key]
    const field = part && document.querySelector<HTMLElement>(`section[aria-labelledby=${part}] textarea`)
    if (!field) return false
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
    return true
  })
  return null
}

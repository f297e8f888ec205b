import { useCallback, useRef, type Ref, type RefCallback } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** As React itself would. */
function give<Field>(ref: Ref<Field> | undefined, field: Field | null) {
  if (typeof ref === 'function') return ref(field)
  if (ref) ref.current = field
}

/** React tells of a value only where it isn't the one that it set last; hence the two ways to set it. */
function enter(field: TextField, text: string): void {
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field) as TextField, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A field that came with the page may have been typed into before the page woke up. Nobody was told: whoever keeps its text in a
 * state would send what that has. So it is entered once more when React takes the field over.
 */
export function useTypedBefore<Field extends TextField>(ref: Ref<Field> | undefined): RefCallback<Field> {
  const isTaken = useRef(false)
  return useCallback(
    (field: Field | null) => {
      const typed = field && !isTaken.current && field.value !== field.defaultValue ? field.value : undefined
      if (field) isTaken.current = true
      if (field && typed !== undefined) queueMicrotask(() => enter(field, typed))
      return give(ref, field)
    },
    [ref],
  )
}

import type { KeyboardEvent } from 'react'

/** Control and Enter (⌘ and Enter) send the form that somebody writes in, where Enter alone begins a new line. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

'use client'
import { useEffect, useState } from 'react'
import { keepText, keptText } from '#lib/browser/kept-text.ts'

/** A text that is kept under a name while it is typed. */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => keptText(name))
  const type = (next: string) => {
    setText(next)
    keepText(name, next)
  }
  /** It is sent. What was typed since stays: the field is open while a request runs. */
  const forget = (sent: string) => {
    forgetText(name, sent)
    setText((now) => (now === sent ? '' : now))
  }
  return { text, type, forget }
}

/** For a field of a form, as long as it says something else than it began with. */
export const useKeeping = (name: string, text: string, begun = '') =>
  useEffect(() => keepText(name, text === begun ? '' : text), [name, text, begun])

/** The same words, but for what a schema cuts off at their ends. */
export const isSame = (text: string, sent: string) => text.trim() === sent.trim()

export function forgetText(name: string, sent: string): void {
  if (isSame(keptText(name), sent)) keepText(name, '')
}

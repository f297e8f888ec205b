'use client'
import { useState } from 'react'

/**
 * What is typed over a value that is kept elsewhere, in the address as a rule, and follows when it is changed there.
 * `sent`: what was last handed on from here.
 */
export function useOwnText(value: string) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // What comes back may be older than what has been typed since, and without its spaces; only a change from elsewhere counts.
    if (value.trim() !== sent.trim()) {
      setText(value)
      setSent(value)
    }
  }
  return { text, setText, sent, setSent }
}

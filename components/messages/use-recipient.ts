'use client'
import { useState } from 'react'
import { keptText } from '#lib/browser/kept-text.ts'

export const everyone = ''
/** Beside the text, and as long as there is one: what was written to one is not for all. */
export const recipientKey = (orderId: string) => `message-to:${orderId}`

/** To whom a message is written before an offer is chosen. It outlasts the part of the page where that is done. */
export function useRecipient(orderId: string) {
  const [to, setTo] = useState(() => keptText(recipientKey(orderId)))
  const [asked, setAsked] = useState(false)
  return {
    to,
    setTo,
    /** Whether somebody asked to write to this one, and would begin. */
    asked,
    /** Where somebody goes to their messages: to write to one researcher, or to none in particular. */
    ask: (researcherId: string | undefined) => {
      setAsked(researcherId !== undefined)
      if (researcherId !== undefined) setTo(researcherId)
    },
  }
}
export type Recipient = ReturnType<typeof useRecipient>

'use client'
import { useEffect } from 'react'

/** Where somebody stood: an item of a list, from the top. */
type Place = { target: HTMLElement; list: Element | undefined; at: number; byKeys: boolean }

function placeOf(target: HTMLElement): Place {
  const row = target.closest('li, tr')
  const list = row?.parentElement ?? undefined
  const at = row && list ? [...list.children].indexOf(row) : -1
  return { target, list, at, byKeys: target.matches(':focus-visible') }
}

/** What tells what has just been done, once it does. */
const findStatus = (main: HTMLElement) => main.querySelector<HTMLElement>('[data-just-done]:not(:empty)')

/** The item that has moved up into the place of one that went, or else what tells what has just been done. */
function findNext({ list, at }: Place, main: HTMLElement): HTMLElement | null {
  const row = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : null
  return row?.querySelector<HTMLElement>('a, button:not([disabled])') ?? findStatus(main)
}

/** Whoever acts on something that goes away by it is not left nowhere: the browser would begin anew at the top of the page. */
export function KeptFocus() {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    let place: Place | undefined
    // Led to the page for the moment: what was acted on may go before it is told what was done.
    let waiting: Place | undefined
    const come = ({ target }: FocusEvent) => {
      if (target !== main) waiting = undefined
      place = target instanceof HTMLElement && target !== main && main.contains(target) ? placeOf(target) : undefined
    }
    // Who leaves on purpose, by a click beside everything, has left what is still there.
    const leave = () =>
      setTimeout(() => document.activeElement === document.body && place?.target.isConnected && (place = undefined))
    const lead = (lost: Place, to: HTMLElement) => to.focus({ preventScroll: !lost.byKeys })
    const observer = new MutationObserver(() => {
      const status = waiting && document.activeElement === main && findStatus(main)
      if (waiting && status) lead(waiting, status)
      if (!place || place.target.isConnected || document.activeElement !== document.body) return
      const lost = place
      const next = findNext(lost, main)
      lead(lost, next ?? main)
      place = undefined
      waiting = next ? undefined : lost
    })
    document.addEventListener('focusin', come)
    document.addEventListener('focusout', leave)
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('focusout', leave)
      observer.disconnect()
    }
  }, [])
  return null
}

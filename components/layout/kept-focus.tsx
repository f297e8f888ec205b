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

/** The item that has moved up into the place of one that went, or else what tells what has just been done, or the page. */
function next({ list, at }: Place, main: HTMLElement): HTMLElement {
  const row = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : null
  return (
    row?.querySelector<HTMLElement>('a, button:not([disabled])') ??
    main.querySelector<HTMLElement>('[data-just-done]:not(:empty)') ??
    main
  )
}

/** Whoever acts on something that goes away by it is not left nowhere: the browser would begin anew at the top of the page. */
export function KeptFocus() {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    let place: Place | undefined
    const come = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement && target !== main && main.contains(target) ? placeOf(target) : undefined
    }
    // Who leaves on purpose, by a click beside everything, has left what is still there.
    const leave = () =>
      setTimeout(() => document.activeElement === document.body && place?.target.isConnected && (place = undefined))
    const observer = new MutationObserver(() => {
      if (!place || place.target.isConnected || document.activeElement !== document.body) return
      const lost = place
      place = undefined
      next(lost, main).focus({ preventScroll: !lost.byKeys })
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

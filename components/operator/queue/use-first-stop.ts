import { useEffect } from 'react'

const go = (event: Event) => {
  const first = document.querySelector<HTMLElement>('[data-first-stop] :is(a, button)')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** The link past what every page repeats leads to the first thing to do, where there is one: to what bears `data-first-stop`. */
export function useFirstStop(): void {
  useEffect(() => {
    const link = document.querySelector('a[href="#main"]')
    link?.addEventListener('click', go)
    return () => link?.removeEventListener('click', go)
  }, [])
}

'use client'
import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'

/** What a CSS colour comes to on this page: Stripe's frames see none of our custom properties. */
function resolve(colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

function read(theme: 'stripe' | 'night'): Appearance {
  return {
    theme,
    variables: {
      colorPrimary: resolve('var(--color-accent)'),
      colorBackground: resolve('var(--color-sheet)'),
      colorText: resolve('var(--color-ink)'),
      colorTextSecondary: resolve('var(--color-ink-soft)'),
      colorDanger: resolve('var(--color-danger)'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
    },
  }
}

function subscribe(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  system.addEventListener('change', changed)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    chosen.disconnect()
  }
}

const known: { stripe?: Appearance; night?: Appearance } = {}

/** Stripe's form in the page's own colours, light or dark as the page is. For the browser only. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(subscribe, () => {
    const theme = isDark() ? 'night' : 'stripe'
    return (known[theme] ??= read(theme))
  })

'use client'
import { useBrowserStore } from '#components/ui/awake.ts'

const key = 'docs-language'
const listeners = new Set<() => void>()
let chosen: string | undefined

function read(): string {
  try {
    chosen ??= localStorage.getItem(key) ?? ''
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
    chosen ??= ''
  }
  return chosen
}

/** All examples on all pages follow one choice. */
export function chooseLanguage(language: string): void {
  chosen = language
  try {
    localStorage.setItem(key, language)
  } catch {
    // As above.
  }
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguage = () => useBrowserStore(subscribe, read, () => '')

'use client'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useBrowserStore } from '#components/ui/awake.ts'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const themeKey = 'theme'
const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
const read = (): Theme => themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'

function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const icons = { system: SunMoon, light: Sun, dark: Moon }

/** Light, dark, or as the system has it; one button that goes round. */
export function ThemeSwitch() {
  const theme = useBrowserStore(subscribe, read, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const Icon = icons[theme]
  return (
    <Button
      look="quiet"
      size="icon"
      onClick={() => choose(next)}
      aria-label={t('coloursSwitchTo', { theme, next })}
      title={t('colours', { theme })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}

'use client'
import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { Input } from '#components/ui/input.tsx'
import { useOwnText } from '#components/ui/use-own-text.ts'

type DebouncedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  /** Called when typing pauses, and at once on Enter. */
  onValueChange: (value: string) => void
  delay?: number
}

/** A field whose value is kept elsewhere, in the address as a rule, and follows when it is changed there. */
export function DebouncedInput({ value, onValueChange, delay = 350, onKeyDown, ...rest }: DebouncedInputProps) {
  const { text, setText, sent, setSent } = useOwnText(value)
  const send = useEffectEvent((next: string) => {
    setSent(next)
    onValueChange(next)
  })
  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => send(text), delay)
    return () => clearTimeout(timer)
  }, [text, sent, delay])
  return (
    <Input
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text !== sent) {
          setSent(text)
          onValueChange(text)
        }
        onKeyDown?.(event)
      }}
      {...rest}
    />
  )
}

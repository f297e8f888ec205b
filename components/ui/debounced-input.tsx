'use client'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { Input } from '#components/ui/input.tsx'

type DebouncedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  /** Called when typing pauses, and at once on Enter. */
  onValueChange: (value: string) => void
  delay?: number
}

/** A field whose value is kept elsewhere, in the address as a rule, and follows when it is changed there. */
export function DebouncedInput({ value, onValueChange, delay = 350, onKeyDown, ...rest }: DebouncedInputProps) {
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

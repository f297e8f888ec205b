import { Fragment, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { ArgumentsOf, KeyOf, MessageAt, Words } from '#lib/words/words.ts'

type Value = string | number | ReactElement | undefined
type Part = string | ReactNode

/** Stands for an element while the text around it is put together: no text of anybody's holds it. */
const markOf = (name: string) => `\u0000${name}\u0000`

/**
 * A message with more than text in it: its values may be elements, and each of its tags is a function of what it holds:
 * `rich(t, 'read', { name: <b>Ada</b>, link: (text) => <Link href="/">{text}</Link> })`.
 */
export function rich<M, const K extends KeyOf<M>>(
  t: Words<M>,
  key: K,
  ...[values]: ArgumentsOf<MessageAt<M, K>, Value, ReactNode>
): ReactNode {
  const given: Record<string, Value | Date | ((parts: ReactNode) => ReactNode)> = { ...values }
  const together = (parts: readonly Part[]) =>
    createElement(
      Fragment,
      null,
      ...parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split('\u0000').map((piece, at) => (at % 2 === 0 ? piece : (given[piece] as ReactNode)))
          : [part],
      ),
    )
  const filled = Object.entries(given).map(([name, value]) => {
    if (typeof value === 'function') return [name, (parts: Part[]) => value(together(parts))] as const
    return [name, isValidElement(value) ? markOf(name) : (value ?? '')] as const
  })
  return together(t.parts<ReactNode>(key, Object.fromEntries(filled)))
}

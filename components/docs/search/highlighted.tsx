import { Fragment } from 'react'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (terms: readonly string[]) =>
  new RegExp(
    `(${[...terms]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
    'gi',
  )

/** A text with what was found in it marked. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text
  return text.split(anyOf(terms)).map((part, i) =>
    i % 2 === 1 ? (
      <mark key={i} className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2">
        {part}
      </mark>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  )
}

const before = 50
const longest = 150

/** The part of a text around the first thing found in it. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const at = terms.length === 0 ? 0 : Math.max(0, text.search(anyOf(terms)))
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1
  const to = from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : from + longest)}${to < text.length ? ' …' : ''}`
}

import { getEnv, type Environment } from '#lib/env.ts'
import { inWordsFor } from '#lib/mail/said.ts'
import { catalogue } from '#lib/words/en/mail.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Link = { label: string; url: string }
/** What somebody has written, as they wrote it; `from` says who and when. */
type Quote = { from: string; text: string }
type Part = string | readonly (string | Link)[] | Quote
/** A mail before it is addressed: paragraphs, a list where one is an array, and the one thing to click where there is one. */
export type Letter = {
  subject: string
  body: Part[]
  /** `secret`: it opens an account, and is kept sealed until it has been sent. */
  link?: Link & { secret?: true }
}
/** Stands in a text for a secret link. */
export const sealedLink = 'urn:callslip:link'

/** What every letter says of its order: what was ordered, and where the portal shows it. */
export type OrderFacts = { label: string; url: string }

export const portalUrl = (path = '') => `${getEnv().PORTAL_URL}${path}`
export const accountUrl = () => portalUrl('/account')

/** A page of another side than the customer's (lib/clients/client-url.ts); the link brings its environment along. */
export const orderUrl = (
  desk: '/research/orders' | '/operator/orders' | '/operator/disputes',
  id: string,
  environment: Environment,
) => portalUrl(`${desk}/${id}?environment=${environment}`)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
// Names hold what people typed, line breaks included.
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whatever a mail program may take for the end of a line; a bare CR is none in a mail, and not allowed in one. */
const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/)
const escapeLines = (text: string) => linesOf(escape(text)).join('<br>')
const anchor = ({ label, url }: Link) => `<a href="${escape(url)}">${escape(label)}</a>`
const linked = (line: string) => escape(line).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const plainItem = (item: string | Link) =>
  typeof item === 'string' ? `- ${inOneLine(item)}` : `- ${inOneLine(item.label)}:\n  ${item.url}`
const richItem = (item: string | Link) => `<li>${typeof item === 'string' ? escape(item) : anchor(item)}</li>`

/** Marked line by line: nothing that was typed can pass for ours. */
const plainQuote = ({ from, text }: Quote) =>
  [inOneLine(from), ...linesOf(text).map((line) => `> ${line}`.trimEnd())].join('\n')
const richQuote = ({ from, text }: Quote) =>
  `<p>${escape(from)}</p><blockquote dir="auto" style="margin: 0; padding-left: 1em; border-left: 3px solid #bbb">${escapeLines(text)}</blockquote>`

const isQuote = (part: Part): part is Quote => typeof part === 'object' && 'from' in part
const toPlain = (part: Part) =>
  typeof part === 'string'
    ? linesOf(part).join('\n')
    : isQuote(part)
      ? plainQuote(part)
      : part.map(plainItem).join('\n')
const toRich = (part: Part) =>
  typeof part === 'string'
    ? `<p>${escapeLines(part)}</p>`
    : isQuote(part)
      ? richQuote(part)
      : `<ul>${part.map(richItem).join('')}</ul>`

/** The part as its reader writes amounts and dates; what somebody typed stays as it is. */
const saidBy = (say: (text: string) => string, part: Part): Part =>
  typeof part === 'string'
    ? say(part)
    : isQuote(part)
      ? { ...part, from: say(part.from) }
      : part.map((item) => (typeof item === 'string' ? say(item) : item))

export type Rendered = { subject: string; text: string; html: string }
/** `name`: of a person who has confirmed it. `environment`: of the order that it is about, where it is about one. */
export type Frame = {
  name?: string | undefined
  environment?: Environment | undefined
  footer?: readonly string[] | undefined
  /** How the reader writes amounts and dates. */
  locale?: string | undefined
}

const subjectOf = ({ subject }: Letter, { environment, locale }: Pick<Frame, 'environment' | 'locale'>) => {
  const said = inOneLine(inWordsFor(locale, subject))
  return environment === 'development' ? inOneLine(t('rehearsedSubject', { subject: said })) : said
}
const cut = (line: string, most: number) => {
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Up to the first full stop that ends more than an abbreviation. */
function firstSentence(paragraph: string): string {
  let sentence = ''
  for (const { segment } of sentences.segment(paragraph)) {
    sentence += segment
    if (!/(^|[^\p{L}])\p{L}{1,3}\.\s*$/u.test(sentence)) break
  }
  return sentence.trim()
}

/** A letter as a lock screen may show it: its subject and its first sentence, and nothing that anybody has written. */
export function renderBrief(
  letter: Letter,
  frame: Pick<Frame, 'environment' | 'locale'>,
): { title: string; text: string } {
  const [first] = letter.body
  return {
    title: cut(subjectOf(letter, frame), 120),
    text: typeof first === 'string' ? cut(firstSentence(inOneLine(inWordsFor(frame.locale, first))), 200) : '',
  }
}

/** Addresses a letter, as plain text and as simple HTML. */
export function renderLetter(letter: Letter, { name, environment, footer = ['Callslip'], locale }: Frame): Rendered {
  const say = (text: string) => inWordsFor(locale, text)
  const body = letter.body.map((part) => saidBy(say, part))
  const { link } = letter
  const rehearsed = environment === 'development'
  const greeting = name === undefined ? t('hello') : t('helloName', { name: inOneLine(name) })
  const small = [...(rehearsed ? [t('rehearsedOrder')] : []), ...footer]
  return {
    subject: [...subjectOf(letter, { environment, locale })].slice(0, 180).join(''),
    text:
      [
        greeting,
        ...body.map(toPlain),
        ...(link ? [`${link.label}:\n${link.url}`] : []),
        `-- \n${small.join('\n')}`,
      ].join('\n\n') + '\n',
    html: [
      `<!doctype html><html lang="${currentLocale()}"><body style="font-family: Georgia, serif; font-size: 16px; line-height: 1.5; max-width: 36em">`,
      `<p>${escape(greeting)}</p>`,
      ...body.map(toRich),
      ...(link ? [`<p>${anchor(link)}</p>`] : []),
      `<hr><p style="font-size: 13px">${small.map(linked).join('<br>')}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

import { parseArgs } from 'node:util'
import type { Callslip } from '../client.ts'
import type { Printer } from './output.ts'
import type { Settings } from './settings.ts'
import { UsageError } from './usage-error.ts'

/** What stands behind `--name`; without `value` it is a switch. */
export type Option = {
  hint: string
  value?: string
  /** What it may be, for completion. */
  words?: readonly string[]
  many?: true
  short?: string
}
/** What a command is told besides its options, in this order. */
type Word = { name: string; words?: readonly string[]; optional?: true }

export type Given = {
  /** The words in their order; absent where one may be left out. */
  word: (place: number) => string
  words: readonly string[]
  text: (name: string) => string | undefined
  texts: (name: string) => readonly string[]
  has: (name: string) => boolean
}
export type Tools = {
  client: () => Callslip
  settings: Settings
  print: Printer
  signal: AbortSignal
}
export type Command = {
  /** `orders list` */
  name: string
  words?: readonly Word[]
  options?: Record<string, Option>
  summary: string
  /** Below the summary, where that says too little. */
  more?: string
  run: (given: Given, tools: Tools) => Promise<void>
}

/** Understood by every command. */
const common: Record<string, Option> = {
  json: { hint: 'answers as JSON, one to a line' },
  live: { hint: 'in production, instead of the sandbox' },
  base: { value: 'url', hint: 'the base URL, instead of the one signed in to' },
  key: { value: 'key', hint: 'an API key, instead of the one signed in with' },
  help: { short: 'h', hint: 'what a command does' },
  version: { hint: 'which version this is' },
}

export const optionsOf = (command: Command | undefined): Record<string, Option> => ({ ...command?.options, ...common })

/** What somebody wrote behind a command's name. Throws UsageError. */
export function readGiven(command: Command, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { value, many, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(many ? { multiple: true } : {}),
        ...(short === undefined ? {} : { short }),
      },
    ]),
  )
  const { values, positionals } = parsed(() => parseArgs({ args: [...args], options, allowPositionals: true }))
  const wanted = command.words ?? []
  const missing = wanted.find(({ optional }, i) => !optional && positionals[i] === undefined)
  const isHelp = values['help'] === true
  if (missing && !isHelp) throw new UsageError(`${usage(command)}\n${missing.name} is missing.`)
  if (positionals.length > wanted.length) throw new UsageError(`${usage(command)}\nToo much: ${positionals.at(-1)}`)
  const texts = (name: string) => [values[name] ?? []].flat().filter((value) => typeof value === 'string')
  return {
    words: positionals,
    word: (place) => positionals[place] ?? '',
    text: (name) => texts(name)[0],
    texts,
    has: (name) => values[name] === true,
  }
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    // Node's own sentence names the option.
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const shown = ({ name, optional }: Word) => (optional ? `[${name}]` : `<${name}>`)

const usage = ({ name, words = [], options = {} }: Command) =>
  ['Usage: callslip', name, ...words.map(shown), ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ')

/** What a command takes, in columns. */
export function describe(command: Command): string {
  const lines = Object.entries(optionsOf(command)).map(
    ([name, { value, hint }]) => `  ${`--${name}${value === undefined ? '' : ` <${value}>`}`.padEnd(28)}${hint}`,
  )
  return [usage(command), '', command.summary, ...(command.more ? ['', command.more] : []), '', ...lines].join('\n')
}

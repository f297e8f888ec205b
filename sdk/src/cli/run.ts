import { CallslipError } from '../client.ts'
import { WebhookVerificationError } from '../webhooks.ts'
import { describe, readGiven, type Command, type Tools } from './command.ts'
import { UsageError } from './usage-error.ts'
import { complete, completion } from './completion.ts'
import { listening } from './listen.ts'
import { logs } from './logs.ts'
import { orders } from './orders.ts'
import { plain, printer } from './output.ts'
import { raw } from './raw.ts'
import { sandbox } from './sandbox.ts'
import { clientFor, readSettings, version } from './settings.ts'
import { login, logout, status } from './sign-in.ts'
import { verify } from './verify.ts'

const commands: readonly Command[] = [
  login,
  logout,
  status,
  ...orders,
  ...listening,
  ...sandbox,
  ...logs,
  verify,
  ...raw,
  completion,
]

const overview = () =>
  [
    'Usage: callslip <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(22)}${summary}`),
    '',
    'callslip <command> --help says what each takes. Every command takes --json.',
  ].join('\n')

/** The command that the first words name, and what stands behind them. */
function find(args: readonly string[]): { command: Command; rest: string[] } | undefined {
  // Options may stand before the command's own words end, but not before they begin.
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const command = commands.find((one) => one.name === name)
    if (command) return { command, rest: args.slice(length) }
  }
  return undefined
}

function unknown(args: readonly string[]): UsageError {
  const [first = ''] = args
  const near = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name)
  if (near.length > 0) return new UsageError(`Say which: ${near.map((name) => `callslip ${name}`).join(', ')}`)
  return new UsageError(`There is no command ${plain(first)}. callslip --help lists them.`)
}

type Streams = { out: (text: string) => void; err: (text: string) => void }

async function perform(args: readonly string[], signal: AbortSignal, streams: Streams): Promise<void> {
  if (args[0] === '__complete')
    return streams.out(
      complete(commands, args.slice(1))
        .map((word) => `${word}\n`)
        .join(''),
    )
  if (args[0] === '--version') return streams.out(`callslip ${version}\n`)
  if (args.length === 0 || args[0] === '--help' || args[0] === '-h' || args[0] === 'help') {
    const named = find(args.slice(1))?.command
    return streams.out(`${named ? describe(named) : overview()}\n`)
  }
  const found = find(args)
  if (!found) throw unknown(args)
  const given = readGiven(found.command, found.rest)
  if (given.has('help')) return streams.out(`${describe(found.command)}\n`)
  const settings = readSettings(
    { base: given.text('base'), key: given.text('key'), live: given.has('live') },
    process.env,
  )
  const tools: Tools = {
    settings,
    client: () => clientFor(settings),
    print: printer(given.has('json'), streams),
    signal,
  }
  await found.command.run(given, tools)
}

/** What went wrong, for people or, where `json`, for programs; it names nothing that is secret. */
function told(error: unknown, json: boolean): string {
  const message = error instanceof Error ? error.message : String(error)
  const more =
    error instanceof CallslipError
      ? { code: error.code, status: error.status, requestId: error.requestId, details: error.details }
      : error instanceof WebhookVerificationError
        ? { reason: error.reason }
        : {}
  if (json) return JSON.stringify({ error: message, ...more })
  const behind = error instanceof CallslipError ? [error.code, error.requestId].filter(Boolean).join(', ') : ''
  return behind === '' ? message : `${message} (${behind})`
}

/** Runs one command. @returns 0, 1 where it went wrong, 2 where it was used wrongly, 130 where somebody stopped it. */
export async function run(args: readonly string[], signal: AbortSignal, streams: Streams): Promise<number> {
  try {
    await perform(args, signal, streams)
    return signal.aborted ? 130 : 0
  } catch (error) {
    if (signal.aborted) return 130
    streams.err(`${told(error, args.includes('--json'))}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

import { numberOf, readInput } from './input.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage-error.ts'
import { verifyWebhookBatch } from '../webhooks.ts'

/** `name: value`, one to a line, as curl and browsers show headers; what is no header is passed over. */
function headersIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const found = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line)
      return found ? [[found[1] ?? '', found[2] ?? '']] : []
    }),
  )
}

export const verify: Command = {
  name: 'webhooks verify',
  words: [{ name: 'body' }],
  options: {
    secret: { value: 'secret', hint: 'the signing secret; else CALLSLIP_WEBHOOK_SECRET' },
    header: { short: 'H', value: 'name: value', many: true, hint: 'a header of the request; more than once for more' },
    headers: { value: 'file', hint: 'a file with all of them, one to a line' },
    tolerance: { value: 'seconds', hint: 'how old it may be; any age when absent' },
  },
  summary: 'Says whether a webhook is signed with your secret. The body is a file, or - for the input.',
  run: async (given, { print }) => {
    const secret = given.text('secret') ?? process.env['CALLSLIP_WEBHOOK_SECRET']
    if (!secret) throw new UsageError('Give the secret: --secret whsec_…')
    const body = await readInput(given.word(0))
    const file = given.text('headers')
    const lines = file === undefined ? [] : (await readInput(file)).toString('utf8').split('\n')
    const toleranceSeconds = numberOf(given, 'tolerance') ?? Infinity
    // One that was written down may have lost its last line break, or found one.
    const events = verifyWebhookBatch(body, headersIn([...lines, ...given.texts('header')]), secret, {
      toleranceSeconds,
    })
    print.say('It is signed with this secret.')
    for (const event of events) print.one(event)
  },
}

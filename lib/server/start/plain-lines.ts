import { format } from 'node:util'
import { log } from '#lib/log.ts'

/** What libraries print, and Node's own warnings, as lines of the log. */
export function logPlainLines(): void {
  const say =
    (write: (message: string) => void) =>
    (...words: unknown[]) => {
      const text = format(...words).trim()
      if (text !== '') write(text)
    }
  console.log = console.info = say((text) => log.info(text))
  console.debug = console.trace = say((text) => log.debug(text))
  console.warn = say((text) => log.warn(text))
  console.error = say((text) => log.error(text, undefined))
  // Node's own listener prints them.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn(message, { name }))
}

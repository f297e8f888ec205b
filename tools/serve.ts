// Everything that runs behind `npm start` and `npm run dev`.
import { endRunningCommands } from '#tools/runtime/command.ts'
import { Refusal } from '#tools/runtime/refusal.ts'
import { Stopped, Supervisor } from '#tools/runtime/supervisor.ts'

const supervisor = new Supervisor(process.cwd(), process.argv.includes('--dev'))
let asked = 0

const stop = () => {
  // One Ctrl-C arrives twice: from the terminal, and passed on by our parent.
  if (asked > 0 && Date.now() - asked < 500) return
  if (asked > 0) {
    console.error('Stopping at once.')
    process.exit(130)
  }
  asked = Date.now()
  console.log('\nStopping …')
  endRunningCommands()
  supervisor.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
if (process.channel) {
  process.on('disconnect', stop)
  process.channel.unref()
}

try {
  await supervisor.start()
} catch (error) {
  if (asked === 0 && !(error instanceof Stopped)) {
    console.error(
      error instanceof Refusal
        ? error.message
        : error instanceof Error
          ? `Callslip could not start: ${error.message}`
          : error,
    )
    await supervisor.stop()
    process.exit(1)
  }
}

// Preloaded into every child of the supervisor: when the supervisor is killed outright its channel closes, and a web
// server that lived on would keep the port from the next start.
if (process.channel && process.env['FOLLOW_PARENT'] === '1') {
  // Not for their own children, which load this file too and may need their channel to stay alive (next dev does).
  delete process.env['FOLLOW_PARENT']
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 5_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}

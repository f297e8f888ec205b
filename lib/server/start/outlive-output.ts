/**
 * Whoever reads the log may be gone before us. A write that fails for it must not end the process, nor go round in a circle: Next
 * prints every failure that nobody took, that of printing too.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

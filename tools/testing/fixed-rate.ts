/**
 * Begins `send` so many times at a fixed rate, whether those before have been answered or not: were the next to wait for
 * them, a slow service would lighten its own load. Resolves when all have.
 */
export const atFixedRate = (times: number, everyMs: number, send: (n: number) => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent: Promise<unknown>[] = []
    const timer = setInterval(() => {
      const one = send(sent.length)
      one.catch(reject)
      if (sent.push(one) < times) return
      clearInterval(timer)
      Promise.all(sent).then(() => resolve(), reject)
    }, everyMs)
  })

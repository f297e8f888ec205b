/** Runs one step of the start, with a line at its end and, when it takes long, signs of life in between. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
  const ticker = setInterval(() => console.log(`${name}: … ${Math.round(Number(seconds()))} s`), 5_000)
  try {
    const result = await work()
    console.log(`${name}: done in ${seconds()} s`)
    return result
  } finally {
    clearInterval(ticker)
  }
}

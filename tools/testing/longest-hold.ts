/** The most processor time, in milliseconds, that `work` takes in one go, without anybody else being served meanwhile. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  let over = false
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
    if (!over) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    over = true
    look()
  }
  return longest
}
